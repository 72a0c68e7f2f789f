import { afterAll, describe, expect, it } from 'vitest';
import type { ExtractionProgress } from '../extract-options';
import { readPdfData } from '../pdf/pdfjs/node-pdf-data';
import { readPdf } from '../pdf/read-pdf';
import { characterError } from '../testing/character-error';
import { renderScan } from '../testing/render-scan';
import { writeTextPdf } from '../testing/write-pdf';
import { createNodeRecogniser } from './node-recogniser';

const ENGLISH = [
  'The cell is the basic structural and functional unit of all living organisms. Every organism consists of one or more cells.',
  'Photosynthesis is the process by which plants use sunlight to make sugars from carbon dioxide and water, releasing oxygen. It takes place inside the chloroplasts.',
];
const VIETNAMESE = [
  'Tế bào là đơn vị cấu trúc và chức năng cơ bản của mọi sinh vật sống. Tất cả các sinh vật đều được cấu tạo từ một hoặc nhiều tế bào.',
  'Quang hợp là quá trình thực vật sử dụng năng lượng ánh sáng mặt trời để tổng hợp chất hữu cơ từ khí cacbonic và nước, đồng thời giải phóng khí oxi.',
];

const PATIENCE_MS = 240_000;

describe('recognition of a scan', () => {
  const recogniser = createNodeRecogniser();
  afterAll(() => recogniser.close());

  it(
    'reads English and Vietnamese pages with less than 5 % of wrong letters',
    async () => {
      const progress: ExtractionProgress[] = [];

      const { text, recognisedPages, pages } = await readPdf(renderScan([ENGLISH, VIETNAMESE]), {
        recogniser,
        readPdfData,
        onProgress: (report) => progress.push(report),
      });

      const [english = '', vietnamese = ''] = text.split(/\n\n(?=T[^h])/);
      expect(characterError(english, ENGLISH.join('\n\n'))).toBeLessThan(0.05);
      expect(characterError(vietnamese, VIETNAMESE.join('\n\n'))).toBeLessThan(0.05);
      expect(text.split('\n\n')).toHaveLength(ENGLISH.length + VIETNAMESE.length);
      expect({ recognisedPages, pages }).toEqual({ recognisedPages: [1, 2], pages: 2 });
      expect(progress.filter(({ step }) => step === 'recognising')).toEqual([
        { step: 'recognising', page: 1, pages: 2 },
        { step: 'recognising', page: 2, pages: 2 },
      ]);
    },
    PATIENCE_MS,
  );

  it('finds no text on a blank page', async () => {
    const blank = {
      width: 200,
      height: 300,
      pixels: new Uint8ClampedArray(200 * 300 * 4).fill(255),
    };

    expect(await recogniser.recognise(blank)).toBe('');
  });

  it('is not asked about a page with a text layer', async () => {
    const lines = ENGLISH.flatMap((paragraph) => paragraph.match(/.{1,60}(?: |$)/g) ?? []);
    const pdf = writeTextPdf([lines.map((text, index) => ({ text, x: 70, y: 100 + 15 * index }))]);

    const { recognisedPages } = await readPdf(pdf, { recogniser });

    expect(recognisedPages).toEqual([]);
  });
});
