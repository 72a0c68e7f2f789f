import type { MailJob, MailJobsRepository } from '@scholar/domain';

type Row = MailJob & { dueAt: number; state: 'waiting' | 'sent' | 'dropped' | 'failed' };
type Delay = { seconds: number; reason: string };

/** The queue of the database, in memory and on a given clock. */
export function createFakeMailJobs(now: () => number) {
  const rows: Row[] = [];
  const delays: Delay[] = [];
  const failures: string[] = [];
  const looks: number[] = [];
  let isDown = false;

  function find(id: number): Row {
    const row = rows.find((candidate) => candidate.id === id);
    if (isDown || !row) {
      throw new Error('connect ECONNREFUSED: insert into mail values (minh.anh@example.edu)');
    }
    return row;
  }

  const repository: Pick<
    MailJobsRepository,
    'claim' | 'markSent' | 'markDropped' | 'retryLater' | 'markFailed'
  > = {
    async claim(limit, leaseSeconds) {
      looks.push(now());
      if (isDown) {
        throw new Error('connect ECONNREFUSED: select from mail where code = 048213');
      }
      const due = rows.filter((row) => row.state === 'waiting' && row.dueAt <= now());
      return due.slice(0, limit).map((row) => {
        row.attempts += 1;
        row.dueAt = now() + leaseSeconds * 1_000;
        return { ...row };
      });
    },
    async markSent(id) {
      find(id).state = 'sent';
    },
    async markDropped(id) {
      find(id).state = 'dropped';
    },
    async retryLater(id, seconds, reason) {
      find(id).dueAt = now() + seconds * 1_000;
      delays.push({ seconds, reason });
    },
    async markFailed(id, reason) {
      find(id).state = 'failed';
      failures.push(reason);
    },
  };

  return {
    repository,
    delays,
    failures,
    /** When the queue was looked at. */
    looks,
    states: () => rows.map((row) => row.state),
    setDown(value: boolean) {
      isDown = value;
    },
    add(sealed: Uint8Array, changes: Partial<Row> = {}) {
      rows.push({
        id: rows.length + 1,
        sealed,
        attempts: 0,
        queuedAt: new Date('2025-11-15T03:05:12.123Z'),
        isOutdated: false,
        dueAt: now(),
        state: 'waiting',
        ...changes,
      });
    },
  };
}
