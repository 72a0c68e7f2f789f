import type { CardText } from '@scholar/contract';
import { type CardRow, isEmpty } from './card-row';

/** Cards that say the same, to the letter, have the same. */
export function textKeyOf({ question, answer }: CardText): string {
  return JSON.stringify([question, answer]);
}

/** Rows that say the same as one above them, each with the number of that one, from 1. */
export function findSameRows(rows: readonly CardRow[]): Map<string, number> {
  const first = new Map<string, number>();
  const same = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const key = textKeyOf(row);
    const above = first.get(key);
    if (above !== undefined) {
      same.set(row.id, above);
    } else if (!isEmpty(row)) {
      first.set(key, index + 1);
    }
  }
  return same;
}
