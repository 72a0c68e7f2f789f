import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import type { PageRecogniser } from '../../extract-options';
import { extractionError } from '../../extraction-messages';
import { writePdf } from '../../testing/write-pdf';
import { readPdf } from '../read-pdf';

/** Pages that are nothing but a picture: one grey dot, as large as the page. */
function picturePages(count: number): Uint8Array {
  const pages = Array.from({ length: count }, (_, index) => 5 + index);
  return writePdf([
    { entries: '/Type /Catalog /Pages 2 0 R' },
    {
      entries: `/Type /Pages /Count ${count} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /MediaBox [0 0 60 80] /Resources << /XObject << /Dot 4 0 R >> >>`,
    },
    { entries: '', stream: 'q 60 0 0 80 0 0 cm /Dot Do Q' },
    {
      entries:
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      stream: Uint8Array.of(128),
    },
    ...pages.map(() => ({ entries: '/Type /Page /Parent 2 0 R /Contents 3 0 R' })),
  ]);
}

/** Answers page after page; an error stands for a page that fails. */
function createRecogniser(answers: (string | Error)[]): PageRecogniser {
  const recognise = vi.fn<PageRecogniser['recognise']>();
  for (const answer of answers) {
    if (answer instanceof Error) {
      recognise.mockRejectedValueOnce(answer);
    } else {
      recognise.mockResolvedValueOnce(answer);
    }
  }
  const openPicture = vi.fn<PageRecogniser['openPicture']>();
  return { createCanvas, openPicture, recognise, close: () => undefined };
}

const FAILURE = new Error('The picture is broken.');

describe('recognised pages', () => {
  it('keep lines that come again on the next page', async () => {
    const lines = (first: string, last: string) => `${first}\n\nCâu 1:\n\nA. 5\n\n12\n\n${last}`;
    const recogniser = createRecogniser([
      lines('Đề thi số một.', 'Hết trang đầu.'),
      lines('Đề thi số hai.', 'Hết đề thi.'),
    ]);

    const { text, recognisedPages } = await readPdf(picturePages(2), { recogniser });

    expect(recognisedPages).toEqual([1, 2]);
    expect(text.split(/\s*\n\s*/)).toEqual([
      ...['Đề thi số một.', 'Câu 1:', 'A. 5', '12', 'Hết trang đầu.'],
      ...['Đề thi số hai.', 'Câu 1:', 'A. 5', '12', 'Hết đề thi.'],
    ]);
  });

  it('have no headings by size, for a picture tells none', async () => {
    const recogniser = createRecogniser(['A short line\n\nAnother short line']);

    const { emphasis } = await readPdf(picturePages(1), { recogniser });

    expect(emphasis).toEqual([]);
  });

  it('are read when another page could not be', async () => {
    const recogniser = createRecogniser(['First page.', FAILURE, 'Third page.']);

    const { text, recognisedPages } = await readPdf(picturePages(3), { recogniser });

    expect(text).toBe('First page.\n\nThird page.');
    expect(recognisedPages).toEqual([1, 3]);
  });

  it('are read when another page could not be drawn', async () => {
    const recogniser = createRecogniser(['Second page.']);
    const draw = vi.fn(recogniser.createCanvas).mockImplementationOnce(() => {
      throw FAILURE;
    });

    const { text } = await readPdf(picturePages(2), {
      recogniser: { ...recogniser, createCanvas: draw },
    });

    expect(text).toBe('Second page.');
  });

  it('are damaged when none could be read', async () => {
    const recogniser = createRecogniser([FAILURE, '']);

    await expect(readPdf(picturePages(2), { recogniser })).rejects.toMatchObject({
      code: 'corrupt',
      cause: FAILURE,
    });
  });

  it.each([
    ['cancelled', extractionError('cancelled')],
    ['timeout', extractionError('timeout')],
    ['cancelled', new DOMException('Enough.', 'AbortError')],
  ])('end with the reading: %s', async (code, reason) => {
    const recogniser = createRecogniser(['First page.', reason, 'Third page.']);

    await expect(readPdf(picturePages(3), { recogniser })).rejects.toMatchObject({ code });
    expect(recogniser.recognise).toHaveBeenCalledTimes(2);
  });

  it('[U-18] end when the student cancels', async () => {
    const controller = new AbortController();
    const recognise = vi.fn(async () => {
      controller.abort();
      throw FAILURE;
    });
    const recogniser = { ...createRecogniser([]), recognise };

    await expect(
      readPdf(picturePages(3), { recogniser, signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'cancelled' });
    expect(recognise).toHaveBeenCalledTimes(1);
  });
});
