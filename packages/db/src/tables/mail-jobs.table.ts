import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './users.table';

/** Mails on their way. `sealed` is wiped with a job that ended well; one that was given up may be tried again. */
export const mailJobs = pgTable(
  'mail_jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sealed: bytea('sealed'),
    queuedAt: instant('queued_at').notNull().defaultNow(),
    dropAfter: instant('drop_after'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    outcome: text('outcome'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_jobs_due_idx')
      .on(table.nextTryAt)
      .where(sql`${table.finishedAt} is null`),
    index('mail_jobs_failed_idx')
      .on(table.id)
      .where(sql`${table.outcome} = 'failed'`),
    index('mail_jobs_finished_idx').on(table.finishedAt),
    check('mail_jobs_outcome_check', sql`${table.outcome} in ('sent', 'dropped', 'failed')`),
    check(
      'mail_jobs_wiped_check',
      sql`${table.finishedAt} is null or ${table.sealed} is null or ${table.outcome} = 'failed'`,
    ),
  ],
);
