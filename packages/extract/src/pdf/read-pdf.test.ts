import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ExtractionProgress, PageRecogniser } from '../extract-options';
import { writePdf, writeTextPdf, type PdfText } from '../testing/write-pdf';
import { readPdfData } from './pdfjs/node-pdf-data';
import { readPdf } from './read-pdf';

const LINES = [
  'Osmosis is the movement of water through a membrane that lets',
  'water pass but holds back what is dissolved in it, until both',
  'sides are in balance.',
];

function page(lines: string[], top = 200): PdfText[] {
  return lines.map((text, index) => ({ text, x: 70, y: top + 15 * index }));
}

async function fixture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../testing/fixtures/${name}`, import.meta.url));
}

describe('the text layer of a PDF', () => {
  it('comes out with its headings and its emphasis', async () => {
    const pdf = writeTextPdf([
      [
        { text: 'Water in cells', x: 70, y: 150, size: 20 },
        ...page(LINES),
        { text: 'Diffusion', x: 70, y: 275, font: 'bold' },
        { text: 'needs no membrane', x: 130, y: 275 },
        { text: 'at all.', x: 248, y: 275, font: 'italic' },
      ],
    ]);

    const { text, emphasis, pages, recognisedPages } = await readPdf(pdf, {});

    expect(text).toBe(
      `Water in cells\n\n${LINES.join(' ')}\n\nDiffusion needs no membrane at all.`,
    );
    expect(emphasis.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['heading', 'Water in cells'],
      ['bold', 'Diffusion'],
      ['italic', 'at all.'],
    ]);
    expect({ pages, recognisedPages }).toEqual({ pages: 1, recognisedPages: [] });
  });

  it('expands ligatures', async () => {
    const { text } = await readPdf(await fixture('copy_paste_ligatures.pdf'), {});

    expect(text).toContain('abcdeffffiflffifflststghijklmno');
  });

  it('is in the order of reading for Arabic', async () => {
    const { text } = await readPdf(await fixture('ArabicCIDTrueType.pdf'), {});

    expect(text).toContain('العربية');
    expect(text).toContain('انواع');
  });

  it('is found in East Asian fonts that the PDF only names', async () => {
    const code = [...'光合作用'].map((sign) => sign.charCodeAt(0).toString(16)).join('');
    const pdf = writePdf([
      { entries: '/Type /Catalog /Pages 2 0 R' },
      { entries: '/Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 595 842]' },
      {
        entries: '/Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F0 5 0 R >> >>',
      },
      { entries: '', stream: `BT /F0 14 Tf 70 700 Td <${code}> Tj ET` },
      {
        entries:
          '/Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R]',
      },
      {
        entries:
          '/Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R',
      },
      {
        entries:
          '/Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -120 1000 880] /Ascent 880 /Descent -120 /CapHeight 880 /ItalicAngle 0 /StemV 80',
      },
    ]);

    expect((await readPdf(pdf, { readPdfData })).text).toBe('光合作用');
  });

  it('[U-18] reports every page', async () => {
    const progress: ExtractionProgress[] = [];

    await readPdf(writeTextPdf([page(LINES), page(LINES)]), {
      onProgress: (report) => progress.push(report),
    });

    expect(progress).toEqual([
      { step: 'reading', page: 1, pages: 2 },
      { step: 'reading', page: 2, pages: 2 },
    ]);
  });
});

describe('a PDF that cannot be read', () => {
  it('[B-122] asks for a password', async () => {
    await expect(readPdf(await fixture('bug1782186.pdf'), {})).rejects.toMatchObject({
      code: 'encrypted',
    });
  });

  it('[B-122] is damaged', async () => {
    const whole = writeTextPdf([page(LINES)]);

    await expect(readPdf(whole.slice(0, 60), {})).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('[B-122] is read all the same where only its table of contents is damaged', async () => {
    const whole = new TextDecoder('latin1').decode(writeTextPdf([page(LINES)]));
    const broken = whole.replace(/startxref\n\d+/, 'startxref\n7');

    const { text } = await readPdf(new TextEncoder().encode(broken), {});

    expect(text).toBe(LINES.join(' '));
  });

  it('[B-122] has no text', async () => {
    await expect(readPdf(writeTextPdf([[]]), {})).rejects.toMatchObject({ code: 'no_text' });
  });

  it('[B-122] has pages that refer to each other without end', async () => {
    const pdf = writePdf([
      { entries: '/Type /Catalog /Pages 2 0 R' },
      { entries: '/Type /Pages /Count 2 /Kids [3 0 R]' },
      { entries: '/Type /Pages /Count 2 /Parent 2 0 R /Kids [2 0 R]' },
    ]);

    await expect(readPdf(pdf, {})).rejects.toMatchObject({
      code: expect.stringMatching(/corrupt|no_text/),
    });
  });
});

describe('a PDF that means harm', () => {
  it('[B-122] runs none of its scripts and opens nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const pdf = writeTextPdf(
      [page(LINES)],
      '/OpenAction << /S /JavaScript /JS (globalThis.hacked = true; app.alert\\(1\\)) >> /AA << /WC << /S /Launch /F (cmd.exe) >> >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (globalThis.hacked = true) >>] >> >>',
    );

    const { text } = await readPdf(pdf, {});

    expect(text).toBe(LINES.join(' '));
    expect(globalThis).not.toHaveProperty('hacked');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[B-122] has 5,000 pages and is read', async () => {
    const pdf = writeTextPdf(Array.from({ length: 5_000 }, () => page(['Osmosis moves water.'])));

    const { text, pages } = await readPdf(pdf, {});

    expect(pages).toBe(5_000);
    expect(text.split('Osmosis')).toHaveLength(5_001);
  }, 120_000);

  it('[B-122] has more pages than anyone studies', async () => {
    const pdf = writeTextPdf(Array.from({ length: 5_001 }, () => []));

    await expect(readPdf(pdf, {})).rejects.toMatchObject({
      code: 'too_large',
      message: 'This PDF has more than 5,000 pages.',
    });
  });
});

describe('Cancel', () => {
  it('[U-18] ends the reading with the page it is at', async () => {
    const pdf = writeTextPdf(Array.from({ length: 2_000 }, () => page(LINES)));
    const controller = new AbortController();
    let pagesAfter = 0;
    const reading = readPdf(pdf, {
      signal: controller.signal,
      onProgress: ({ page: number }) => {
        if (number === 20) {
          setTimeout(() => controller.abort());
        }
        pagesAfter += controller.signal.aborted ? 1 : 0;
      },
    });

    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(pagesAfter).toBeLessThan(3);
  });

  it('[U-18] before the start reads nothing', async () => {
    const onProgress = vi.fn();

    await expect(
      readPdf(writeTextPdf([page(LINES)]), { signal: AbortSignal.abort(), onProgress }),
    ).rejects.toMatchObject({ code: 'cancelled' });
    expect(onProgress).not.toHaveBeenCalled();
  });
});

describe('recognition', () => {
  function createFakeRecogniser(text: string): PageRecogniser & { pictures: number } {
    const recogniser = {
      pictures: 0,
      createCanvas(): never {
        throw new Error('No page needs to be drawn.');
      },
      openPicture(): never {
        throw new Error('No picture needs to be opened.');
      },
      async recognise() {
        recogniser.pictures++;
        return text;
      },
      close: () => undefined,
    };
    return recogniser;
  }

  it('is left alone by pages with text and by empty pages', async () => {
    const recogniser = createFakeRecogniser('never');
    const long = Array.from({ length: 4 }, (_, index) => page(LINES, 200 + 80 * index)).flat();

    const { recognisedPages, emptyPages } = await readPdf(writeTextPdf([long, []]), { recogniser });

    expect({ recognisedPages, emptyPages }).toEqual({ recognisedPages: [], emptyPages: [2] });
    expect(recogniser.pictures).toBe(0);
  });

  it('is left alone by a page with a line of text and no picture', async () => {
    const recogniser = createFakeRecogniser('never');

    const { text } = await readPdf(writeTextPdf([page(['The end'])]), { recogniser });

    expect(text).toBe('The end');
    expect(recogniser.pictures).toBe(0);
  });
});
