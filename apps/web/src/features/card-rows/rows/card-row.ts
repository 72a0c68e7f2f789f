import { CARD_KINDS, type ImportedCard, kindOf } from '@scholar/contract';
import * as z from 'zod/mini';
import { randomKey } from '../../../lib/queries/random-key';
import { findCardProblems, type WrittenCard } from '../../cards/public';

const TextSchema = z.object({ question: z.string(), answer: z.string() });

/** A card that is being written by hand. */
export const CardRowSchema = z.extend(TextSchema, {
  id: z.string(),
  kind: z.enum(CARD_KINDS),
  /** Of a cloze: what stood there before words were blanked out. */
  plain: z.optional(TextSchema),
});
export type CardRow = z.output<typeof CardRowSchema>;

export function newRow(
  { question, answer }: { question: string; answer: string } = { question: '', answer: '' },
): CardRow {
  return { id: randomKey(), question, answer, kind: 'definition' };
}

export function isEmpty({ question, answer }: CardRow): boolean {
  return question.trim() === '' && answer.trim() === '';
}

/** Question and answer are there, and neither is too long. */
export function isWhole(row: CardRow): boolean {
  return Object.keys(findCardProblems(row)).length === 0;
}

export function toCard(row: CardRow): ImportedCard {
  const { question, answer } = row;
  return { question, answer, ...(kindOf(row) === 'cloze' && { kind: 'cloze' }) };
}

export function withRow(
  rows: readonly CardRow[],
  id: string,
  change: (row: CardRow) => CardRow,
): CardRow[] {
  return rows.map((row) => (row.id === id ? change(row) : row));
}

/** One row is always left to write in. */
export function withoutRow(rows: readonly CardRow[], id: string): CardRow[] {
  const others = rows.filter((row) => row.id !== id);
  return others.length > 0 ? others : [newRow()];
}

export function withRowAfter(rows: readonly CardRow[], id: string, added: CardRow): CardRow[] {
  const place = rows.findIndex((row) => row.id === id);
  return rows.toSpliced(place + 1, 0, added);
}

/** Behind the row they were pasted into; in its place where nothing stands in it, and in that of empty ones below. */
export function withPasted(
  rows: readonly CardRow[],
  id: string,
  pasted: readonly CardRow[],
): CardRow[] {
  const place = rows.findIndex((row) => row.id === id);
  const current = rows[place];
  const start = current && isEmpty(current) ? place : place + 1;
  const filled = rows.slice(start).findIndex((row) => !isEmpty(row));
  const free = filled === -1 ? rows.length - start : filled;
  return rows.toSpliced(start, Math.min(free, pasted.length), ...pasted);
}

export function toCloze(row: CardRow, { question, answer, kind }: WrittenCard): CardRow {
  const plain = row.plain ?? { question: row.question, answer: row.answer };
  return { ...row, question, answer, kind, plain };
}
