import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from './extract';
import type { ExtractedDocument } from './extracted-document';
import { ExtractionError } from './extraction-error';
import { EXTRACTION_MESSAGES } from './extraction-messages';
import { FILE_MAX_BYTES } from './limits';
import { makeCompoundFile } from './testing/make-compound-file';
import { makeDoc } from './testing/make-doc';
import { makeDocx, paragraph } from './testing/make-docx';
import { makeEpub } from './testing/make-epub';
import { makeOdt } from './testing/make-odt';
import { makeWord6 } from './testing/make-old-word';
import { body, makePptx, point, title } from './testing/make-pptx';

const words = (text: string) => new TextEncoder().encode(text);

describe('which files are taken', () => {
  it.each([
    'a.txt',
    'a.TXT',
    'a.b.Doc',
    'x.DOCX',
    '.pdf',
    'tài liệu.pdf',
    'Slides.PPTX',
    'README.md',
    'a.odt',
    'a.epub',
    'a.html',
    'a.HTM',
    'a.rtf',
  ])('[B-121] takes %s by its ending', async (name) => {
    expect(await extract(words('Some words.'), name)).toMatchObject({ text: 'Some words.' });
  });

  it.each(['notes', 'a.pdf.exe', 'a.rtfx', 'a.txt ', 'txt', 'a.docm', 'a.ppt', ''])(
    '[B-121] refuses %j',
    async (name) => {
      await expect(extract(words('x'), name)).rejects.toMatchObject({
        code: 'unsupported',
        message: expect.stringMatching(
          /^Unsupported file type\. Please upload \.txt, \.doc, \.docx, or \.pdf files\. .*\.pptx, \.md, \.odt, \.epub, \.html, \.htm, \.rtf.*\.csv, \.tsv, \.apkg, \.colpkg\.$/,
        ),
      });
    },
  );

  it('[B-121] refuses an empty file', async () => {
    await expect(extract(new Uint8Array(), 'a.txt')).rejects.toMatchObject({ code: 'empty' });
  });

  it('[B-121] refuses a file of more than 20 MB', async () => {
    const bytes = new Uint8Array(FILE_MAX_BYTES + 1).fill(65);

    await expect(extract(bytes, 'a.txt')).rejects.toMatchObject({ code: 'too_large' });
    expect((await extract(bytes.subarray(1), 'a.txt')).text).toHaveLength(FILE_MAX_BYTES);
  });

  it('finds no text in a file of nothing but space and signs', async () => {
    await expect(extract(words(' \n--- …'), 'a.txt')).rejects.toMatchObject({ code: 'no_text' });
    await expect(extract(makeDocx('<w:p/>'), 'a.docx')).rejects.toMatchObject({ code: 'no_text' });
  });

  it('stops when it is told to', async () => {
    await expect(
      extract(words('x'), 'a.txt', { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'cancelled', message: EXTRACTION_MESSAGES.cancelled });
  });
});

describe('files that lie about their type', () => {
  const contents = {
    docx: makeDocx(paragraph('The cell')),
    pptx: makePptx([{ shapes: title('The cell') }]),
    odt: makeOdt('<text:p>The cell</text:p>'),
    epub: makeEpub({ 'a.xhtml': '<html><p>The cell</p></html>' }),
    doc: makeDoc({ runs: [{ text: 'The cell\r' }] }),
    'Word 95': makeWord6({ text: words('The cell\r') }),
    RTF: words('{\\rtf1 The cell}'),
    HTML: words('<html><p>The cell</p></html>'),
    text: words('The cell'),
  };

  it.each(
    Object.entries(contents).flatMap(([kind, bytes]) =>
      ['a.txt', 'a.doc', 'a.docx', 'a.pdf', 'a.pptx'].map((name) => [kind, name, bytes] as const),
    ),
  )('[B-122] are read for what they are: %s called %s', async (_, name, bytes) => {
    expect(await extract(bytes, name)).toMatchObject({ text: 'The cell' });
  });

  it.each([
    [
      'a picture',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1),
      'unsupported',
    ],
    ['a workbook', makeCompoundFile({ Workbook: new Uint8Array(9) }), 'unsupported'],
    ['noise', Uint8Array.from({ length: 500 }, (_, index) => index % 7), 'corrupt'],
  ])('say so when they are %s', async (_, bytes, code) => {
    await expect(extract(bytes, 'a.doc')).rejects.toMatchObject({ code });
  });
});

describe('damaged files', () => {
  const whole = [
    makeDocx(paragraph('The cell')),
    makePptx([{ shapes: title('The cell') + body(point('is small', 1)), notes: 'x' }]),
    makeOdt('<text:list><text:list-item><text:p>The cell</text:p></text:list-item></text:list>'),
    makeEpub({ 'a.xhtml': '<html><h1>The cell</h1></html>' }),
    makeDoc({ runs: [{ text: 'The cell\r' }], paragraphs: [{ style: 1 }], styles: [{}, {}] }),
    makeWord6({ text: words('The cell\r'), fontCharset: 204 }),
    words('# The *cell*\n\n| a | b |\n|---|---|\n| `c` | [d](e) |\n```\nx\n'),
    words('{\\rtf1{\\fonttbl{\\f0\\fcharset2 A;}}\\f0 The cell\\u7871?}'),
    words('<html><table><tr><td>The &amp; <b style="x">cell</table>'),
  ];

  it('[B-122] are read or refused in a sentence, wherever a byte changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
        async (bytes, changes) => {
          const damaged = bytes.slice();
          for (const [position, byte] of changes) {
            damaged[position % damaged.length] = byte;
          }
          expectOutcome(await outcomeOf(damaged));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('[B-122] are read or refused in a sentence, wherever they were cut off', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (bytes, share) => {
          expectOutcome(
            await outcomeOf(bytes.slice(0, Math.max(1, Math.floor(bytes.length * share)))),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[B-122] are read or refused in a sentence when they are random', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 4_000 }), async (bytes) => {
        expectOutcome(await outcomeOf(bytes));
      }),
      { numRuns: 300 },
    );
  });
});

/** The name says nothing about the content, so one will do; .pdf has tests of its own. */
async function outcomeOf(bytes: Uint8Array): Promise<unknown> {
  try {
    return await extract(bytes, 'a.doc');
  } catch (error) {
    return error;
  }
}

function expectOutcome(outcome: unknown): void {
  expect(outcome).toSatisfy(outcome instanceof Error ? isSentence : isDocument);
}

function isSentence(error: unknown): boolean {
  const sentences: string[] = Object.values(EXTRACTION_MESSAGES);
  return error instanceof ExtractionError && sentences.includes(error.message);
}

function isDocument(outcome: unknown): boolean {
  const { text, emphasis } = outcome as ExtractedDocument;
  return (
    text === text.normalize('NFC') &&
    emphasis.every(({ start, end }) => start < end && end <= text.length)
  );
}
