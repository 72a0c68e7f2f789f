import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { sets } from './sets.table';
import { users } from './users.table';

/** The best time of a student in Match, one for each set; it goes with the set. */
export const matchBests = pgTable(
  'match_bests',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').notNull(),
    setId: integer('quiz_id').notNull(),
    pairs: smallint('pairs').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    matchedAt: exactInstant('matched_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.setId] }),
    foreignKey({
      columns: [table.authorId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('cascade'),
    index('match_bests_quiz_idx').on(table.authorId, table.setId),
    check('match_bests_pairs_check', sql`${table.pairs} between 1 and 6`),
    check('match_bests_time_check', sql`${table.milliseconds} between 1 and 3600000`),
  ],
);
