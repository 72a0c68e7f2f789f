import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Sent as a number: a time zone can lead into the years 0 and 10000, which PostgreSQL does not read as text. */
function toInstant(date: string) {
  return sql`to_timestamp(${Date.parse(date) / 1000}::float8)`;
}

/** From the first date on and before the second one, where they are given. */
export function isWithin(
  column: PgColumn,
  from: string | undefined,
  to: string | undefined,
): SQL[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${toInstant(from)}`]),
    ...(to === undefined ? [] : [sql`${column} < ${toInstant(to)}`]),
  ];
}

/** One parameter however many ids there are, written so that both drivers send it alike. */
export function toIdArray(ids: number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::text::int[]`;
}

export function isOlderThan(column: PgColumn, days: number): SQL {
  return sql`${column} < now() - make_interval(days => ${days})`;
}

/** The page of an ordered column, cut from the same walk that counts its rows: two would take twice as long. */
export function pageOf(column: PgColumn, { index, size }: { index: number; size: number }): SQL {
  return sql`(array_agg(${column}))[${index * size + 1}:${(index + 1) * size}]`;
}

/** Rows in the order in which the page has their ids. */
export function inOrderOf(ids: SQLWrapper, column: PgColumn): SQL {
  return sql`array_position(${ids}, ${column})`;
}
