// @ts-expect-error The package has no types; ParseTable says what is used of it.
import papaparse from 'papaparse';

type Options = {
  delimiter: string;
  preview?: number;
  skipEmptyLines: 'greedy';
  quoteChar?: string;
  escapeChar?: string;
};
type ParseTable = (
  text: string,
  options: Options,
) => { data: string[][]; errors: { code: string }[] };

const { parse } = papaparse as { parse: ParseTable };

/** How quotes may be written: doubled within quotes, behind a backslash, or as letters like any other. */
const QUOTES = [{}, { escapeChar: '\\' }, { quoteChar: '\0' }] as const;

/** Rows of a table in a text; empty ones are left out. `rowsMax` of 0 is all of them. */
export function parseTable(text: string, delimiter: string, rowsMax = 0): string[][] {
  const rows = parseQuoted(text, delimiter, rowsMax);
  // Lists written by hand have a space before their quotes, which are none then.
  return rows.some((cells) => cells.some((cell) => /^ +"/.test(cell)))
    ? parseQuoted(text.replaceAll(`${delimiter} "`, `${delimiter}"`), delimiter, rowsMax)
    : rows;
}

function parseQuoted(text: string, delimiter: string, rowsMax: number): string[][] {
  let rows: string[][] = [];
  for (const quotes of QUOTES) {
    const { data, errors } = parse(text, {
      delimiter,
      preview: rowsMax,
      skipEmptyLines: 'greedy',
      ...quotes,
    });
    rows = data;
    // A quote that never ends would have all rows below it in its cell.
    if (!errors.some(({ code }) => code === 'MissingQuotes')) {
      break;
    }
  }
  return rows;
}
