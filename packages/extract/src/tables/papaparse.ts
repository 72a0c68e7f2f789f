// @ts-expect-error The package has no types; ParseTable says what is used of it.
import papaparse from 'papaparse';

type ParseTable = (
  text: string,
  options: { delimiter: string; preview?: number; skipEmptyLines: 'greedy' },
) => { data: string[][] };

const { parse } = papaparse as { parse: ParseTable };

/** Rows of a table in a text; empty ones are left out. `rowsMax` of 0 is all of them. */
export function parseTable(text: string, delimiter: string, rowsMax = 0): string[][] {
  return parse(text, { delimiter, preview: rowsMax, skipEmptyLines: 'greedy' }).data;
}
