import type { MailJob, MailJobsRepository, OutgoingMail } from '@scholar/domain';
import { MailDeliveryError, type MailTransport } from './mail-transport';
import type { MailSealer } from './seal';
import { type MailPlaces, renderMail } from './templates/render-mail';

/** Tries before a mail is given up. */
const MAX_ATTEMPTS = 10;
const MAX_WAIT_SECONDS = 60;

export type MailOutcome = 'sent' | 'dropped' | 'retried' | 'failed';

/** Runs something later; the answer cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void;

export type MailLog = Record<'info' | 'warn' | 'error', (fields: object, text: string) => void>;

export type JobDeliveryOptions = MailPlaces & {
  jobs: Pick<MailJobsRepository, 'markSent' | 'markDropped' | 'retryLater' | 'markFailed'>;
  sealer: Pick<MailSealer, 'open'>;
  transport: Pick<MailTransport, 'deliver'>;
  log: MailLog;
  onOutcome: (outcome: MailOutcome) => void;
  after: After;
  timeLimitMs: number;
};

/** Takes one claimed job to its end: sent, dropped, put off or given up. */
export function createJobDelivery(options: JobDeliveryOptions) {
  const { jobs, sealer, transport, productUrl, apiUrl, log, onOutcome, after, timeLimitMs } =
    options;
  const underWay = new Set<number>();
  /** Handed over, but the database does not know yet: such a job is marked, never sent a second time. */
  const handedOver = new Set<number>();

  return async function deliverJob(job: MailJob): Promise<void> {
    if (handedOver.has(job.id)) {
      return markSent(job);
    }
    if (job.isOutdated) {
      return drop(job);
    }
    const mail = tryOpen(job);
    if (!mail) {
      return fail(job, 'unreadable');
    }
    if (mail.content.kind === 'decoy') {
      return drop(job);
    }
    try {
      await handOver(job, mail);
    } catch (error) {
      return handleFailure(job, error);
    }
    return markSent(job);
  };

  function tryOpen(job: MailJob): OutgoingMail | undefined {
    try {
      return sealer.open(job.sealed);
    } catch {
      // Tampered with, or sealed with a secret that is gone: no later try could read it either.
      return undefined;
    }
  }

  async function handOver(job: MailJob, mail: OutgoingMail) {
    if (underWay.has(job.id)) {
      throw new MailDeliveryError('still under way', { isPermanent: false });
    }
    const message = {
      ...renderMail(mail, { productUrl, apiUrl }),
      job: { id: job.id, queuedAt: job.queuedAt },
      to: mail.to,
      language: mail.language,
    };
    const abort = new AbortController();
    underWay.add(job.id);
    const delivery = transport
      .deliver(message, abort.signal)
      .then(() => handedOver.add(job.id))
      .finally(() => underWay.delete(job.id));

    let cancelLimit = () => {};
    const limit = new Promise<never>((_, reject) => {
      cancelLimit = after(timeLimitMs, () => {
        reject(new MailDeliveryError('time limit', { isPermanent: false }));
        abort.abort();
      });
    });
    await Promise.race([delivery, limit]).finally(() => cancelLimit());
  }

  async function handleFailure(job: MailJob, error: unknown) {
    const reason = error instanceof MailDeliveryError ? error.reason : 'internal';
    const isPermanent = error instanceof MailDeliveryError && error.isPermanent;
    if (isPermanent || job.attempts >= MAX_ATTEMPTS) {
      return fail(job, reason);
    }
    const seconds = Math.min(2 ** (job.attempts - 1), MAX_WAIT_SECONDS);
    await jobs.retryLater(job.id, seconds, reason);
    onOutcome('retried');
    log.warn(
      { jobId: job.id, attempts: job.attempts, reason, seconds },
      'Mail not delivered, trying again',
    );
  }

  async function markSent(job: MailJob) {
    await jobs.markSent(job.id);
    handedOver.delete(job.id);
    onOutcome('sent');
  }

  async function drop(job: MailJob) {
    await jobs.markDropped(job.id);
    onOutcome('dropped');
  }

  async function fail(job: MailJob, reason: string) {
    await jobs.markFailed(job.id, reason);
    onOutcome('failed');
    log.error({ jobId: job.id, attempts: job.attempts, reason }, 'Mail given up');
  }
}
