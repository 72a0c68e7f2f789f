import { MESSAGES } from '@scholar/contract';
import { tooManyRequests } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { LimitsRepository, Waits, Window } from './limits.ports';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type PlaceLimits = { login: number; wrongPassword: number; wrongCode: number; send: number };
export type PlaceWindows = Record<keyof PlaceLimits, Window>;

/** Per network address, unless the operator says otherwise: a class of 60 behind one router has to get in. */
export const PLACE_LIMITS: PlaceLimits = {
  login: 120,
  wrongPassword: 100,
  wrongCode: 100,
  send: 200,
};

export function toPlaceWindows(limits: PlaceLimits): PlaceWindows {
  return {
    login: { limit: limits.login, seconds: MINUTE },
    wrongPassword: { limit: limits.wrongPassword, seconds: 10 * MINUTE },
    wrongCode: { limit: limits.wrongCode, seconds: 10 * MINUTE },
    send: { limit: limits.send, seconds: HOUR },
  };
}

/** A school or a company behind one address of a trusted network may do so much more. */
export const TRUSTED_FACTOR = 20;

/** New devices of one account, so that repeated log-ins do not collect device ids with limits of their own. */
export const DEVICE_WINDOW: Window = { limit: 10, seconds: DAY };

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

/** Wrong passwords for one account from one place: five free, then 2, 4, 8 … seconds, at most 15 minutes. */
export const ACCOUNT_AT_PLACE_WAITS: Waits = {
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
  ofPlace(kind: keyof PlaceLimits, place: string): string;
  ofEmail(kind: 'send' | 'guess' | 'invite', email: string, window: Window): string;
  ofAccount(email: string): string;
  ofOwner(
    kind: 'choices' | 'device' | 'export' | 'invite' | 'order' | 'second-factor' | 'support',
    owner: OwnerId,
  ): string;
  ofAccountAt(email: string, place: string): string;
  /** Somebody who looks at a shared set. */
  ofVisit(setId: number, asker: string): string;
  /** Somebody who reports shared sets. */
  ofReport(asker: string): string;
  knownPlace(place: string): string;
  /** Calls to the AI provider, over everybody. */
  aiCalls(): string;
  /** Of those, the ones for one asker. */
  aiCallsFrom(asker: string): string;
};

/** Keys are hashed: the table of counters must not become a list of who uses Scholar. */
export function createLimitKeys(hash: (text: string) => string): LimitKeys {
  const key = (...parts: string[]) => hash(parts.join('\n'));
  return {
    ofPlace: (kind, place) => key('address', kind, place),
    ofEmail: (kind, email, window) => key('email', kind, String(window.seconds), email),
    ofAccount: (email) => key('account', email),
    ofOwner: (kind, owner) => key('owner', kind, String(owner)),
    ofAccountAt: (email, place) => key('account-at-address', email, place),
    ofVisit: (setId, asker) => key('visit', String(setId), asker),
    ofReport: (asker) => key('report', asker),
    knownPlace: (place) => key('known', place),
    aiCalls: () => key('ai-calls'),
    aiCallsFrom: (asker) => key('ai-calls-from', asker),
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
