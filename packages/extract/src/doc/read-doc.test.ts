import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '../extracted-document';
import { makeCompoundFile } from '../testing/make-compound-file';
import {
  BOLD,
  DELETED,
  HIDDEN,
  IN_TABLE,
  ITALIC,
  LIST,
  makeDoc,
  makeWordStreams,
  NOT_BOLD,
  OUTLINE,
  ROW_END,
  type DocPlan,
} from '../testing/make-doc';
import { makeWord2, makeWord6 } from '../testing/make-old-word';
import { readDoc, readWord2 } from './read-doc';

const ENCRYPTED = 0x100;
const RUSSIAN = 0x419;
const CYRILLIC_CHARSET = 204;

describe('text of an old Word document', () => {
  it('joins pieces of one and of two bytes a letter', () => {
    const runs = [
      { text: 'It\x92s a cell: ' },
      { text: 'tế bào\r', isWide: true },
      { text: 'End\r' },
    ];

    expect(textOf({ runs })).toBe('It’s a cell: tế bào\n\nEnd');
  });

  it('reads a document that is larger than a small stream', () => {
    const text = `${'A long sentence about cells. '.repeat(400)}\r`;

    expect(textOf({ runs: [{ text }] })).toBe(text.trim());
  });

  it('keeps tabs, line breaks and hyphens, drops pictures and optional hyphens', () => {
    expect(textOf({ runs: [{ text: 'a\tb\x0bc\x1ed\x01\x1fe\r' }] })).toBe('a\tb\nc-de');
  });

  it('drops deleted and hidden text', () => {
    const runs = [
      { text: 'kept ' },
      { text: 'deleted\r', look: DELETED },
      { text: 'hidden', look: HIDDEN },
      { text: 'too\r' },
    ];

    expect(textOf({ runs })).toBe('kept too');
  });

  it('keeps the result of a field and drops its instruction', () => {
    const text = 'See \x13HYPERLINK "http://example.com"\x14the \x13REF x\x14page\x15\x15.\r';

    expect(textOf({ runs: [{ text }] })).toBe('See the page.');
  });

  it('goes on after a field that never ends', () => {
    expect(textOf({ runs: [{ text: 'a\x13lost\rkept\r' }] })).toBe('a\n\nkept');
  });

  it('puts cells side by side and rows below each other', () => {
    const runs = [{ text: 'before\ra\x07b\x07\x07c\rd\x07\x07\x07after\r' }];
    const inTable = { look: IN_TABLE };
    const rowEnd = { look: ROW_END };
    const paragraphs = [{}, inTable, inTable, rowEnd, inTable, inTable, inTable, rowEnd, {}];

    expect(textOf({ runs, paragraphs })).toBe('before\n\na\tb\nc\nd\n\nafter');
  });

  it('puts footnotes, endnotes and text boxes at the end, without headers and comments', () => {
    const runs = [{ text: 'main\r\x02foot\rhead\rnote\rend\rbox\r' }];

    expect(textOf({ runs, lengths: [5, 6, 5, 0, 5, 4, 4] })).toBe('main\n\nfoot\n\nend\n\nbox');
  });

  it('has items of a list on lines of one paragraph', () => {
    const paragraphs = [{ look: LIST }, { look: LIST }, {}];

    expect(textOf({ runs: [{ text: 'a\rb\rc\r' }], paragraphs })).toBe('a\nb\n\nc');
  });
});

describe('emphasis of an old Word document', () => {
  it('knows headings by built-in number, by what a style builds on and by outline level', () => {
    const styles = [{}, { number: 1 }, { base: 1 }, { number: 62 }, { paragraph: OUTLINE(2) }];
    const paragraphs = [
      { style: 1 },
      { style: 2 },
      { style: 3 },
      { style: 4 },
      { look: OUTLINE(0) },
      { style: 1, look: OUTLINE(9) },
    ];
    const runs = [{ text: 'One\rTwo\rTitle\rFour\rFive\rBody\r' }];

    expect(emphasisOf(readDoc(makeDoc({ runs, styles, paragraphs })))).toEqual([
      'heading One',
      'heading Two',
      'heading Title',
      'heading Four',
      'heading Five',
    ]);
  });

  it('finds bold and italic in the text and in styles', () => {
    const runs = [
      { text: 'A ' },
      { text: 'cell', look: BOLD },
      { text: ' is ' },
      { text: 'small', look: [...BOLD, ...ITALIC] },
      { text: '\r' },
      { text: 'loud ' },
      { text: 'quiet', look: NOT_BOLD },
      { text: '\r' },
    ];
    const styles = [{}, { character: BOLD }];

    expect(emphasisOf(readDoc(makeDoc({ runs, styles, paragraphs: [{}, { style: 1 }] })))).toEqual([
      'bold cell',
      'bold small',
      'italic small',
      'bold loud',
    ]);
  });

  it('does not carry the look of a style over to the next paragraph', () => {
    const styles = [{}, { character: BOLD }];
    const runs = [{ text: 'loud\rquiet\r' }];

    expect(emphasisOf(readDoc(makeDoc({ runs, styles, paragraphs: [{ style: 1 }, {}] })))).toEqual([
      'bold loud',
    ]);
  });
});

describe('Word before 1997', () => {
  const privet = Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x0d);

  it('reads Word 6 and 95 in the code page of the document’s language', () => {
    expect(readDoc(makeWord6({ text: privet, language: RUSSIAN })).text).toBe('Привет');
  });

  it('reads letters in the code page of their font', () => {
    expect(readDoc(makeWord6({ text: privet, fontCharset: CYRILLIC_CHARSET })).text).toBe('Привет');
  });

  it('reads Word 2', () => {
    const text = new TextEncoder().encode('Dear reader\rYours\r');

    expect(readWord2(makeWord2({ text })).text).toBe('Dear reader\n\nYours');
  });

  it('takes two cell ends after each other for the end of a row where nothing else tells', () => {
    const text = new TextEncoder().encode('a\x07b\x07\x07c\x07d\x07\x07after\r');

    expect(readWord2(makeWord2({ text })).text).toBe('a\tb\nc\td\n\nafter');
  });
});

describe('old Word documents that cannot be read', () => {
  it.each([
    ['Word 97', () => makeDoc({ runs: [{ text: 'x\r' }], flags: ENCRYPTED })],
    ['Word 95', () => makeWord6({ text: Uint8Array.of(65), flags: ENCRYPTED })],
    [
      'Word 2007 and later',
      () =>
        makeCompoundFile({ EncryptionInfo: Uint8Array.of(4), EncryptedPackage: new Uint8Array(9) }),
    ],
  ])('[B-122] says that a document of %s has a password', (_, make) => {
    expect(() => readDoc(make())).toThrow(expect.objectContaining({ code: 'encrypted' }));
  });

  it('says that a workbook is no document', () => {
    expect(() => readDoc(makeCompoundFile({ Workbook: new Uint8Array(5_000) }))).toThrow(
      expect.objectContaining({ code: 'unsupported' }),
    );
  });

  it('reads what the pieces show where the table of pieces is damaged', () => {
    const { document } = makeWordStreams({ runs: [{ text: 'still here\r' }] });
    const file = makeCompoundFile({ WordDocument: document, '1Table': new Uint8Array(100) });

    expect(readDoc(file).text).toBe('still here');
  });

  it('ends where the sectors of a stream form a circle', () => {
    const file = makeDoc({ runs: [{ text: `${'x'.repeat(6_000)}\r` }] });
    const view = new DataView(file.buffer);
    const fat = (view.getUint32(76, true) + 1) * 512;
    for (let sector = 0; sector < 10; sector += 1) {
      view.setUint32(fat + sector * 4, sector === 9 ? 0 : sector + 1, true);
    }

    expect(() => readDoc(file)).not.toThrow(RangeError);
  });
});

function textOf(plan: DocPlan): string {
  return readDoc(makeDoc(plan)).text;
}

function emphasisOf({ text, emphasis }: ExtractedDocument): string[] {
  return emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}
