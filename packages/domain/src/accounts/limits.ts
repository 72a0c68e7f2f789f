import { MESSAGES } from '@scholar/contract';
import { tooManyRequests } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { LimitsRepository, Waits, Window } from './limits.ports';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Per network address: a class of 60 behind one router has to get in. */
export const ADDRESS_WINDOWS = {
  login: { limit: 120, seconds: MINUTE },
  wrongPassword: { limit: 100, seconds: 10 * MINUTE },
  wrongCode: { limit: 100, seconds: 10 * MINUTE },
  send: { limit: 200, seconds: HOUR },
} as const satisfies Record<string, Window>;

/** Per e-mail address, shortest first: a double click must not use up the longer windows. */
export const SEND_WINDOWS: Window[] = [
  { limit: 1, seconds: 3 },
  { limit: 5, seconds: 15 * MINUTE },
  { limit: 15, seconds: DAY },
];

/** Guesses at codes of one e-mail address; they survive a resend. */
export const GUESS_WINDOWS: Window[] = [
  { limit: 25, seconds: 15 * MINUTE },
  { limit: 50, seconds: DAY },
];

/** Wrong passwords for one account from one address: five free, then 2, 4, 8 … seconds, at most 15 minutes. */
export const ACCOUNT_AT_ADDRESS_WAITS: Waits = {
  freeTries: 5,
  firstWaitSeconds: 2,
  growth: 2,
  maxWaitSeconds: 15 * MINUTE,
};
/** Wrong passwords for one account from everywhere: fifty a day, then 15 minutes each. */
export const ACCOUNT_WAITS: Waits = {
  freeTries: 50,
  firstWaitSeconds: 15 * MINUTE,
  growth: 1,
  maxWaitSeconds: 15 * MINUTE,
};

export type LimitKeys = {
  ofAddress(kind: keyof typeof ADDRESS_WINDOWS, address: string): string;
  ofEmail(kind: 'send' | 'guess' | 'invite', email: string, window: Window): string;
  ofAccount(email: string): string;
  ofOwner(kind: 'export' | 'invite' | 'order' | 'support', owner: OwnerId): string;
  ofAccountAtAddress(email: string, address: string): string;
  knownAddress(address: string): string;
  /** Calls to the AI provider, over everybody. */
  aiCalls(): string;
  /** Of those, the ones for whoever asks from there. */
  aiCallsFrom(address: string): string;
};

/** Keys are hashed: the table of counters must not become a list of who uses Scholar. */
export function createLimitKeys(hash: (text: string) => string): LimitKeys {
  const key = (...parts: string[]) => hash(parts.join('\n'));
  return {
    ofAddress: (kind, address) => key('address', kind, address),
    ofEmail: (kind, email, window) => key('email', kind, String(window.seconds), email),
    ofAccount: (email) => key('account', email),
    ofOwner: (kind, owner) => key('owner', kind, String(owner)),
    ofAccountAtAddress: (email, address) => key('account-at-address', email, address),
    knownAddress: (address) => key('known', address),
    aiCalls: () => key('ai-calls'),
    aiCallsFrom: (address) => key('ai-calls-from', address),
  };
}

/** Counts one hit, or throws with the time to wait. */
export async function spend(
  limits: LimitsRepository,
  key: string,
  window: Window,
  message: string = MESSAGES.tooMany,
) {
  const verdict = await limits.hit(key, window);
  if (!verdict.isAllowed) {
    throw tooManyRequests(verdict.retryAfterSeconds, message);
  }
}
