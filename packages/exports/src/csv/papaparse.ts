// @ts-expect-error The package has no types; UnparseTable says what is used of it.
import papaparse from 'papaparse';

type UnparseTable = (rows: string[][], options: { newline: string }) => string;

const { unparse } = papaparse as { unparse: UnparseTable };

export function unparseTable(rows: string[][]): string {
  return unparse(rows, { newline: '\r\n' });
}
