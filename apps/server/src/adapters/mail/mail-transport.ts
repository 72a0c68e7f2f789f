import type { MailJob } from '@scholar/domain';

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer, where it is not the sender. */
  replyTo?: string;
  /** Where a mail program ends these mails in one click (RFC 8058). */
  unsubscribeUrl?: string;
};

export type MailMessage = RenderedMail & {
  job: Pick<MailJob, 'id' | 'queuedAt'>;
  to: string;
  language: string;
};

/** Where a mail goes. `deliver` either hands it over or throws; an abort ends it as soon as possible. */
export type MailTransport = {
  deliver(message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): void;
};

/**
 * Why a mail was not taken. `reason` goes into logs and the database, so it holds status codes only:
 * the replies of mail servers repeat addresses.
 */
export class MailDeliveryError extends Error {
  readonly reason: string;
  readonly isPermanent: boolean;

  constructor(reason: string, options: { isPermanent: boolean; cause?: unknown }) {
    super(reason, { cause: options.cause });
    this.name = 'MailDeliveryError';
    this.reason = reason;
    this.isPermanent = options.isPermanent;
  }
}
