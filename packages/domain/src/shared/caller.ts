import type { Language } from '@scholar/contract';

/** Who is on the line, as far as the network tells. */
export type Caller = {
  /** Network address that limits count by: IPv4, or the /64 of an IPv6 address. */
  address: string;
  language: Language;
  requestId: string;
};
