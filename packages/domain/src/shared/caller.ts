import type { Language } from '@scholar/contract';
import type { OwnerId } from './owner-id';

/** What the network tells about a caller. */
export type Caller = {
  /** Network address that limits count by: IPv4, or the /64 of an IPv6 address. */
  address: string;
  /** Many people share an address of a network the operator trusts. */
  isTrusted?: boolean;
  /** The device's id, where it has one that we gave it. */
  device?: string | undefined;
  /** Whose token came along. */
  account?: OwnerId | undefined;
  /** What its browser calls itself, cut to a sane length. */
  userAgent?: string | undefined;
  language: Language;
  requestId: string;
};

/** Whom a call is counted against, and how many times the usual limit that one has. */
export type Asker = { key: string; factor: number };
