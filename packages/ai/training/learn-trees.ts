import type { Lexicon } from '../src/english/lexicon';
import type { Lesson } from './examples';
import type { GrowOptions, TrainingRows } from './grow-trees';

/** How a model of trees is learnt: from a row of numbers and the right answer for each thing in a lesson. */
export type TreeTask = {
  columns: number;
  options: Partial<GrowOptions>;
  rowsOf(lesson: Lesson, lexicon: Lexicon): LessonRows;
};

export type LessonRows = { rows: Float32Array[]; labels: number[] };

export function collectRows(
  { columns, options, rowsOf }: TreeTask,
  lessons: readonly Lesson[],
  lexicon: Lexicon,
): TrainingRows {
  const parts = lessons.map((lesson) => rowsOf(lesson, lexicon));
  return {
    table: joinRows(
      parts.flatMap(({ rows }) => rows),
      columns,
    ),
    columns,
    labels: Float32Array.from(parts.flatMap(({ labels }) => labels)),
    options,
  };
}

function joinRows(rows: readonly Float32Array[], columns: number): Float32Array {
  const table = new Float32Array(rows.length * columns);
  rows.forEach((row, index) => table.set(row, index * columns));
  return table;
}
