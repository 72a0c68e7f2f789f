import type { MailJobsRepository } from '@scholar/domain';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { mailJobs } from '../../tables/mail-jobs.table';
import { createQueuedMails } from './queued-mails';

export function createMailJobsRepository(db: Database): MailJobsRepository {
  /** The contents of a sent or dropped mail are wiped. */
  const finish = (id: number, outcome: 'sent' | 'dropped') =>
    db
      .update(mailJobs)
      .set({ outcome, finishedAt: sql`now()`, sealed: null })
      .where(eq(mailJobs.id, id));

  return {
    ...createQueuedMails(db),

    async insert(sealed, { dropAfterSeconds }) {
      await db.insert(mailJobs).values({
        sealed,
        ...(dropAfterSeconds !== undefined && {
          dropAfter: sql`now() + make_interval(secs => ${dropAfterSeconds})`,
        }),
      });
    },

    async claim(limit, leaseSeconds) {
      const due = sql`select ${mailJobs.id} from ${mailJobs}
        where ${mailJobs.finishedAt} is null and ${mailJobs.nextTryAt} <= now()
        order by ${mailJobs.id} limit ${limit} for update skip locked`;
      const rows = await db
        .update(mailJobs)
        .set({
          attempts: sql`${mailJobs.attempts} + 1`,
          nextTryAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
        })
        .where(sql`${mailJobs.id} in (${due})`)
        .returning({
          id: mailJobs.id,
          sealed: mailJobs.sealed,
          attempts: mailJobs.attempts,
          queuedAt: mailJobs.queuedAt,
          isOutdated: sql<boolean>`coalesce(${mailJobs.dropAfter} <= now(), false)`,
        });
      return rows
        .flatMap(({ sealed, ...job }) =>
          sealed ? [{ ...job, sealed: new Uint8Array(sealed) }] : [],
        )
        .toSorted((a, b) => a.id - b.id);
    },

    async markSent(id) {
      await finish(id, 'sent');
    },

    async markDropped(id) {
      await finish(id, 'dropped');
    },

    async retryLater(id, seconds, reason) {
      await db
        .update(mailJobs)
        .set({ nextTryAt: sql`now() + make_interval(secs => ${seconds})`, lastError: reason })
        .where(eq(mailJobs.id, id));
    },

    async markFailed(id, reason) {
      await db
        .update(mailJobs)
        .set({ outcome: 'failed', finishedAt: sql`now()`, lastError: reason })
        .where(eq(mailJobs.id, id));
    },

    async countWaiting() {
      const [row] = await db
        .select({
          waiting: sql<number>`count(*)::int`,
          oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailJobs.queuedAt})), 0)::float8`,
        })
        .from(mailJobs)
        .where(isNull(mailJobs.finishedAt));
      return row ?? { waiting: 0, oldestSeconds: 0 };
    },

    async purgeFinished(days) {
      await db
        .delete(mailJobs)
        .where(sql`${mailJobs.finishedAt} < now() - make_interval(days => ${days})`);
    },
  };
}
