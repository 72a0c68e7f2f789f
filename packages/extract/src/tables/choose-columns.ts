import { findMeaning, type ColumnMeaning } from '../text/column-names';

export type TableColumns = {
  question: number;
  answer: number;
  tags?: number;
  note?: number;
};

const FILLED_MIN = 0.5;

/** Columns that the header names; else the first two that are filled. */
export function chooseColumns(
  header: readonly string[] | undefined,
  rows: readonly string[][],
): TableColumns {
  const meanings = (header ?? []).map(findMeaning);
  const named = (meaning: ColumnMeaning) => {
    const column = meanings.indexOf(meaning);
    return column < 0 ? undefined : column;
  };
  const tags = named('tags');
  const note = named('note');
  const question = named('question');
  const answer = named('answer');
  const isFree = (column: number) => ![tags, note, question, answer].includes(column);
  const [first, second] = findFilled(rows).filter(isFree);
  return {
    question: question ?? first ?? 0,
    answer: answer ?? (question === undefined ? second : first) ?? note ?? 1,
    ...(tags === undefined ? {} : { tags }),
    ...(note === undefined || (answer === undefined && second === undefined) ? {} : { note }),
  };
}

function findFilled(rows: readonly string[][]): number[] {
  const counts: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      counts[column] = (counts[column] ?? 0) + (cell.trim() === '' ? 0 : 1);
    }
  }
  return [...counts.keys()].filter((column) => (counts[column] ?? 0) >= rows.length * FILLED_MIN);
}
