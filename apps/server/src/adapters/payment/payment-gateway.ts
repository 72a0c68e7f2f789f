import type { NoticeReading, PaymentProvider } from '@scholar/domain';

/** A provider, and how to read what it says. */
export type PaymentGateway = PaymentProvider & {
  /** The notification of server to server: the raw query, whose signature decides. */
  readNotice(query: string): NoticeReading;
};

/** What a shop and its gateway share. */
export type Credentials = { tmnCode: string; hashSecret: string };
