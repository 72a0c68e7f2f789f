import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant, users } from './users.table';

/** What an authenticator app shares with us, sealed. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: bytea('sealed').notNull(),
  begunAt: instant('begun_at').notNull().defaultNow(),
  /** Null until a code has proved that an app has the secret. */
  since: instant('since'),
  /** The last half minute whose code was used: no code works twice. */
  lastStep: integer('last_step'),
});

/** Those that were not used yet, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
