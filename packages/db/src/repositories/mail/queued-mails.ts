import type { MailJobsRepository } from '@scholar/domain';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { mailJobs } from '../../tables/mail-jobs.table';

const isFailed = eq(mailJobs.outcome, 'failed');
/** The code in the mail has expired. */
const isOutdated = sql<boolean>`coalesce(${mailJobs.dropAfter} <= now(), false)`;
const STATES = {
  waiting: { isMeant: isNull(mailJobs.finishedAt), order: asc(mailJobs.id) },
  failed: { isMeant: isFailed, order: desc(mailJobs.id) },
};

/** The part of the mail queue that operators look at. */
export function createQueuedMails(db: Database): Pick<MailJobsRepository, 'list' | 'retryFailed'> {
  return {
    async list(state, { page, pageSize }) {
      const { isMeant, order } = STATES[state];
      const rows = await db
        .select({ job: mailJobs, isOutdated })
        .from(mailJobs)
        .where(isMeant)
        .orderBy(order)
        .limit(pageSize)
        .offset(page * pageSize);
      const [counted] = await db.select({ total: count() }).from(mailJobs).where(isMeant);
      const totalItems = counted?.total ?? 0;
      return {
        jobs: rows.map(({ job, isOutdated: isLate }) => ({
          id: job.id,
          sealed: job.sealed && new Uint8Array(job.sealed),
          tries: job.attempts,
          lastError: job.lastError,
          canRetry: state === 'failed' && job.sealed !== null && !isLate,
          queuedAt: job.queuedAt,
          dueAt: job.finishedAt ?? job.nextTryAt,
        })),
        totalItems,
        totalPages: Math.ceil(totalItems / pageSize),
      };
    },

    async retryFailed(id) {
      const [job] = await db
        .select({ isOutdated, hasContents: sql<boolean>`${mailJobs.sealed} is not null` })
        .from(mailJobs)
        .where(and(eq(mailJobs.id, id), isFailed))
        .for('update');
      if (!job?.hasContents) {
        return 'unknown';
      }
      if (job.isOutdated) {
        return 'outdated';
      }
      await db
        .update(mailJobs)
        .set({ outcome: null, finishedAt: null, attempts: 0, nextTryAt: sql`now()` })
        .where(eq(mailJobs.id, id));
      return 'retried';
    },
  };
}
