import type { MailJobsRepository } from '@scholar/domain';
import {
  type After,
  createJobDelivery,
  type JobDeliveryOptions,
  type MailLog,
} from './job-delivery';

/** Mails delivered at the same time, and connections an SMTP transport needs at most. */
export const MAIL_CONCURRENCY = 4;
const TIME_LIMIT_MS = 20_000;
/** Well above the time limit: a job must not be taken again while its delivery may still succeed. */
const LEASE_SECONDS = 60;
const POLL_MS = 2_000;
/** A wake may come before the commit that makes the job visible, so the worker looks a few times more. */
const LOOKS_AFTER_WAKE_MS = [25, 100, 300, 700];
const MAX_DATABASE_WAIT_MS = 10_000;

type MailWorkerOptions = Omit<JobDeliveryOptions, 'jobs' | 'after' | 'timeLimitMs'> & {
  jobs: JobDeliveryOptions['jobs'] & Pick<MailJobsRepository, 'claim'>;
  after?: After;
  timeLimitMs?: number;
};

/** Delivers queued mails. Any number of workers may share a queue. */
export function createMailWorker({
  after = afterTimeout,
  timeLimitMs = TIME_LIMIT_MS,
  ...options
}: MailWorkerOptions) {
  const { jobs, log } = options;
  const deliverJob = createJobDelivery({ ...options, after, timeLimitMs });
  const database = createTroubleLog(log);
  const deliveries = new Set<Promise<void>>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let looks = 0;
  let endWait = () => {};

  async function run() {
    while (!stopping.signal.aborted) {
      isWoken = false;
      await takeJobs();
      await waitForWork();
    }
    await Promise.all(deliveries);
  }

  async function takeJobs() {
    const free = MAIL_CONCURRENCY - deliveries.size;
    if (free === 0) {
      return;
    }
    try {
      const claimed = await jobs.claim(free, LEASE_SECONDS);
      database.handleSuccess();
      for (const job of claimed) {
        track(deliverJob(job));
      }
    } catch (error) {
      database.handleFailure(error);
    }
  }

  function track(delivery: Promise<void>) {
    // What escapes a delivery is the database refusing the result; the lease brings the job back.
    const tracked = delivery.catch(database.handleFailure).finally(() => {
      const wasFull = deliveries.size === MAIL_CONCURRENCY;
      deliveries.delete(tracked);
      if (wasFull) {
        wake();
      }
    });
    deliveries.add(tracked);
  }

  async function waitForWork() {
    if (isWoken || stopping.signal.aborted) {
      return;
    }
    await new Promise<void>((resolve) => {
      const cancel = after(nextLookMs(), resolve);
      endWait = () => {
        cancel();
        resolve();
      };
    });
  }

  function nextLookMs(): number {
    if (database.failures() > 0) {
      return Math.min(1_000 * 2 ** (database.failures() - 1), MAX_DATABASE_WAIT_MS);
    }
    const quick = LOOKS_AFTER_WAKE_MS[looks];
    looks += 1;
    return quick ?? POLL_MS;
  }

  function wake() {
    isWoken = true;
    looks = 0;
    endWait();
  }

  return {
    start() {
      running ??= run();
    },
    /** Says that there is a new job. */
    wake,
    /** Takes no more jobs and resolves when the mails under way have ended. */
    async stop() {
      stopping.abort();
      endWait();
      await running;
    },
  };
}

/** One line when the database goes away and one when it is back, not one for every look. */
function createTroubleLog(log: MailLog) {
  let failures = 0;
  return {
    failures: () => failures,
    handleFailure(error: unknown) {
      failures += 1;
      if (failures === 1) {
        // Not the error itself: database errors quote the values of a query.
        const reason = error instanceof Error ? error.name : 'unknown';
        log.error({ reason }, 'Mail queue cannot be reached, mails wait');
      }
    },
    handleSuccess() {
      if (failures > 0) {
        log.info({ failures }, 'Mail queue is reachable again');
      }
      failures = 0;
    },
  };
}

function afterTimeout(milliseconds: number, run: () => void) {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
