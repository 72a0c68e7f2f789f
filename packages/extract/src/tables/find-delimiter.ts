import { parseTable } from './papaparse';

const DELIMITERS = ['\t', ';', '|', ','] as const;
const SAMPLE_ROWS = 200;

/** The sign that gives most rows the same number of columns; `undefined` where none gives two. */
export function findDelimiter(text: string): string | undefined {
  let best: { delimiter: string; share: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const rows = parseTable(text, delimiter, SAMPLE_ROWS);
    const share = shareOfUsual(rows);
    if (share > (best?.share ?? 0)) {
      best = { delimiter, share };
    }
  }
  return best?.delimiter;
}

/** Share of the rows that have as many columns as most have. */
function shareOfUsual(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) {
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [columns, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return columns > 1 ? count / rows.length : 0;
}
