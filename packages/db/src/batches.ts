import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { toIdArray } from './list-terms';

/** Rows that one statement changes at most: with the largest texts it still ends well before its time limit. */
export const BATCH_ROWS = 500;

export type Batches = ReturnType<typeof createBatches>;
/** A row of a table whose key is its owner and an id. */
type Key = { userId: number; id: number };

/**
 * Changes all rows that are due, so many at a time, each time in a statement of its own. What depends on a
 * row has to be deleted before it: a cascade would run within the statement, however many rows it takes.
 */
export function createBatches(db: Database, size: number) {
  async function repeat(work: () => Promise<unknown[]>) {
    let done: unknown[];
    do {
      done = await work();
    } while (done.length === size);
  }
  const isNext = (table: PgTable, isDue: SQL | undefined) =>
    and(
      sql`${table}.ctid = any(array(select ctid from ${table} where ${isDue} limit ${size}))`,
      isDue,
    );
  const returning = { one: sql`1` };

  return {
    delete: (table: PgTable, isDue: SQL | undefined) =>
      repeat(() => db.delete(table).where(isNext(table, isDue)).returning(returning)),

    /** The changed rows must no longer be due. */
    update: (table: PgTable, change: Record<string, unknown>, isDue: SQL | undefined) =>
      repeat(() => db.update(table).set(change).where(isNext(table, isDue)).returning(returning)),

    /** Rows with a key of their own, after `clear` has deleted what depends on them. */
    deleteKeyed: (
      table: PgTable & { userId: PgColumn; id: PgColumn },
      isDue: SQL,
      clear: (keys: Key[]) => Promise<unknown>,
    ) =>
      repeat(async () => {
        const keys = await db
          .select({ userId: sql<number>`${table.userId}`, id: sql<number>`${table.id}` })
          .from(table)
          .where(isDue)
          .limit(size);
        if (keys.length > 0) {
          await clear(keys);
          await db.delete(table).where(isOneOf(table.userId, table.id, keys));
        }
        return keys;
      }),
  };
}

export function isOneOf(userId: PgColumn, id: PgColumn, keys: Key[]): SQL {
  const owners = toIdArray(keys.map((key) => key.userId));
  const ids = toIdArray(keys.map((key) => key.id));
  return sql`(${userId}, ${id}) in (select * from unnest(${owners}, ${ids}))`;
}
