import { type PairList, recognisePairs } from '@scholar/extract';
import { type CardRow, newRow } from './card-row';

export type PastedRows = {
  rows: CardRow[];
  title: string | undefined;
  /** Of a table with more than two. */
  columnsLeftOut: number;
};

/** Rows of a spreadsheet or a list of pairs; `undefined` where the text is one thing. */
export function readPastedRows(text: string): PastedRows | undefined {
  const lines = joinQuotedCells(text.replaceAll(/\r\n?/g, '\n')).split('\n');
  // Cells are cells however few they are; anything else has to look like a list.
  const list = recognisePairs(lines.join('\n'), text.includes('\t') ? { separator: '\t' } : {});
  if (!list) {
    return undefined;
  }
  return {
    rows: [
      ...list.rows.map(({ question, answer }) =>
        newRow({ question: toLines(question), answer: toLines(answer) }),
      ),
      ...listHalves(list, lines),
    ],
    title: list.title,
    columnsLeftOut: Math.max(0, list.columns - 2),
  };
}

/** Lines with one side only are rows to be finished; a line with both that is no pair names the columns. */
function listHalves({ skippedLines }: PairList, lines: readonly string[]): CardRow[] {
  return skippedLines.flatMap((number) => {
    const cells = (lines[number - 1] ?? '').split('\t').map((cell) => toLines(cell.trim()));
    const [question = '', answer = ''] = cells;
    return question !== '' && answer !== '' ? [] : [newRow({ question, answer })];
  });
}

/** Stands for a line break inside a cell while the lines are told apart. */
const BREAK = '\u2028';

/** A spreadsheet puts a cell in quotes where it has several lines, and doubles the quotes in it. */
function joinQuotedCells(text: string): string {
  return text.replaceAll(
    /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g,
    (whole, before: string, cell: string) =>
      text.includes('\t') && /["\n]/.test(cell)
        ? before + cell.replaceAll('""', '"').replaceAll('\n', BREAK)
        : whole,
  );
}

function toLines(cell: string): string {
  return cell.replaceAll(BREAK, '\n');
}
