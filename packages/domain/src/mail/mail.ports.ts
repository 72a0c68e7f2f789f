import type { QueuedMail, Language, MailState, PaidPlan, PlanBadge } from '@scholar/contract';

/** What a mail says. A decoy is queued like any other and never leaves: it keeps timing equal for unknown addresses. */
export type MailContent =
  | { kind: 'registration-code' | 'account-code' | 'reset-code'; code: string }
  | {
      kind:
        | 'password-changed'
        | 'second-factor-on'
        | 'second-factor-off'
        | 'account-deactivated'
        | 'account-deleted'
        | 'decoy';
    }
  | ({ kind: 'payment-receipt'; paidUntil: string } & PaidOrder)
  | ({ kind: 'payment-review'; reason: ReviewReason } & PaidOrder)
  | { kind: 'plan-ending'; plan: PaidPlan; endsAt: string; daysLeft: number }
  | { kind: 'study-reminder'; cards: number; minutes: number; token: string }
  | {
      kind: 'team-invitation';
      token: string;
      teamName: string;
      inviterName: string;
      lifeDays: number;
    }
  | {
      kind: 'support-request';
      userId: number;
      name: string;
      email: string;
      plan: PlanBadge;
      page: string;
      requestId: string;
      message: string;
    }
  | {
      kind: 'shared-set-report';
      authorId: number;
      setId: number;
      title: string;
      page: string;
      requestId: string;
      reason: string;
    };

/** Why somebody has to look at a payment. */
export type ReviewReason = 'late' | 'second' | 'unclear';

/** Times as they go over the wire. */
type PaidOrder = { plan: PaidPlan; amountVnd: number; orderNumber: string; paidAt: string };

export type OutgoingMail = { to: string; language: Language; content: MailContent };

/** A mail waiting in the database; `sealed` is its encrypted contents. */
export type MailJob = {
  id: number;
  sealed: Uint8Array;
  attempts: number;
  queuedAt: Date;
  /** By the database clock: the code inside is dead, sending it would only confuse. */
  isOutdated: boolean;
};

/** A mail of the queue as operators see it; what it says stays sealed. */
export type QueuedMailJob = Pick<QueuedMail, 'tries' | 'lastError' | 'canRetry'> & {
  id: number;
  sealed: Uint8Array | null;
  queuedAt: Date;
  dueAt: Date;
};

/** Looks at the outside of a sealed mail; undefined when no secret opens it. */
export type MailEnvelopes = {
  read(sealed: Uint8Array): { to: string; kind: MailContent['kind'] } | undefined;
};

export type MailJobsRepository = {
  insert(sealed: Uint8Array, options: { dropAfterSeconds?: number }): Promise<void>;
  /** Takes due jobs for `leaseSeconds`, counting the attempt; no other worker gets them meanwhile. */
  claim(limit: number, leaseSeconds: number): Promise<MailJob[]>;
  markSent(id: number): Promise<void>;
  markDropped(id: number): Promise<void>;
  retryLater(id: number, seconds: number, reason: string): Promise<void>;
  markFailed(id: number, reason: string): Promise<void>;
  countWaiting(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** Waiting ones oldest first, failed ones newest first. */
  list(
    state: MailState,
    page: { page: number; pageSize: number },
  ): Promise<{ jobs: QueuedMailJob[]; totalPages: number; totalItems: number }>;
  /** Back into the queue, as if it had not been tried; for exactly one caller. */
  retryFailed(id: number): Promise<'retried' | 'outdated' | 'unknown'>;
  /** Forgets finished jobs older than the given days. */
  purgeFinished(days: number): Promise<void>;
};

/** Puts a mail into the queue within the caller's transaction. */
export type MailQueue = {
  enqueue(
    jobs: Pick<MailJobsRepository, 'insert'>,
    mail: OutgoingMail,
    options?: { dropAfterSeconds?: number },
  ): Promise<void>;
};
