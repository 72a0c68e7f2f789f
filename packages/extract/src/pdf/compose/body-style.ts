import { median } from '../layout/statistics';
import type { PageText } from '../layout/text-line';

/** What most of the document looks like: everything else is set against it. */
export type BodyStyle = {
  size: number;
  /** Distance of two lines, in parts of the font's size. */
  leading: number;
  /** So much of the text is bold or italic that neither marks anything. */
  isBold: boolean;
  isItalic: boolean;
};

const SAMPLE_MAX = 20_000;
/** So few lines may all be paragraphs of their own. */
const SAMPLE_MIN = 4;
const LEADING = 1.25;

export function findBodyStyle(pages: PageText[]): BodyStyle {
  const letters = new Map<number, number>();
  const leadings: number[] = [];
  let [all, bold, italic] = [0, 0, 0];
  for (const { lines } of pages.flatMap((page) => page.blocks)) {
    for (const [index, line] of lines.entries()) {
      const size = Math.round(line.size * 2) / 2;
      if (size > 0) {
        letters.set(size, (letters.get(size) ?? 0) + line.text.length);
      }
      const before = lines[index - 1];
      if (before !== undefined && leadings.length < SAMPLE_MAX) {
        leadings.push((line.base - before.base) / line.size);
      }
      for (const run of line.runs) {
        all += run.text.length;
        bold += run.isBold ? run.text.length : 0;
        italic += run.isItalic ? run.text.length : 0;
      }
    }
  }
  const [size] = [...letters].reduce<[number, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [0, 0],
  );
  const usual = leadings.filter((leading) => leading > 0.8 && leading < 3);
  return {
    size,
    leading: usual.length < SAMPLE_MIN ? LEADING : median(usual),
    isBold: bold > all / 2,
    isItalic: italic > all / 2,
  };
}
