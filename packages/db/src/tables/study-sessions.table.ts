import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sets } from './sets.table';
import { instant, users } from './users.table';

export const studySessions = pgTable(
  'study_sessions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the browser, so that a report sent twice counts once. */
    sessionId: uuid('session_id').notNull(),
    /** Null once the set is purged; the time still counts. */
    setId: integer('quiz_id'),
    kind: text('kind').notNull(),
    seconds: integer('seconds').notNull(),
    correct: integer('correct').notNull(),
    incorrect: integer('incorrect').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    // The migration sets only quiz_id to null: the time stays its owner's.
    foreignKey({
      columns: [table.userId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('set null'),
    // Tells when a set was studied last.
    index('study_sessions_quiz_idx')
      .on(table.userId, table.setId, table.at)
      .where(sql`${table.setId} is not null`),
    index('study_sessions_time_idx').on(table.userId, table.at, table.kind, table.seconds),
    check('study_sessions_kind_check', sql`${table.kind} in ('study', 'test')`),
    check('study_sessions_seconds_check', sql`${table.seconds} between 0 and 86400`),
    check('study_sessions_answers_check', sql`${table.correct} >= 0 and ${table.incorrect} >= 0`),
  ],
);
