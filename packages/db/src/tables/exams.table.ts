import { AFTER_EXAM, EXAM_OUTCOMES } from '@scholar/contract';
import type { ChosenCards } from '@scholar/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { sets } from './sets.table';
import { users } from './users.table';

export const exams = pgTable(
  'exams',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** In percent. */
    goal: smallint('goal').notNull(),
    minutesPerDay: smallint('minutes_per_day'),
    outcome: text('outcome', { enum: EXAM_OUTCOMES }),
    after: text('after', { enum: AFTER_EXAM }),
    createdAt: exactInstant('created_at').notNull().defaultNow(),
    /** Of a day, so that Today is not planned anew at every look. Null where something has changed since. */
    chosen: jsonb('chosen').$type<ChosenCards>(),
    /** Can be brought back for a while, with all that was said of it. */
    deletedAt: exactInstant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('exams_title_check', sql`char_length(${table.title}) between 1 and 255`),
    check('exams_goal_check', sql`${table.goal} between 70 and 97`),
    check('exams_minutes_check', sql`${table.minutesPerDay} between 1 and 600`),
    check('exams_outcome_check', isOneOf('outcome', EXAM_OUTCOMES)),
    check('exams_after_check', isOneOf('after', AFTER_EXAM)),
    check('exams_end_check', sql`num_nonnulls(${table.outcome}, ${table.after}) in (0, 2)`),
    index('exams_deleted_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The sets of an exam. One that the student no longer reaches stays named, in case it comes back, and is not shown. */
export const examSets = pgTable(
  'exam_sets',
  {
    userId: integer('user_id').notNull(),
    examId: integer('exam_id').notNull(),
    authorId: integer('author_id').notNull(),
    setId: integer('quiz_id').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId, table.setId] }),
    foreignKey({
      columns: [table.userId, table.examId],
      foreignColumns: [exams.userId, exams.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.authorId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('cascade'),
    index('exam_sets_quiz_idx').on(table.authorId, table.setId),
  ],
);

/** The secret address under which calendars read a student's plans; only its hash is kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: exactInstant('created_at').notNull().defaultNow(),
});

function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
}
