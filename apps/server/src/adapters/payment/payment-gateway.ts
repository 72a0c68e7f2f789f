import type { NoticeReading, PaymentProvider } from '@scholar/domain';

/** A provider, and how to read what it says. */
export type PaymentGateway = PaymentProvider & {
  /** Takes the query of a notification as it was sent, because its signature covers every character. */
  readNotice(query: string): NoticeReading;
};

/** The code of a shop, and the secret with which it and its gateway sign. */
export type Credentials = { tmnCode: string; hashSecret: string };
