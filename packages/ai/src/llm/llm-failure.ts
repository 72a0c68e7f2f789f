export const LLM_FAILURES = [
  'unreachable',
  'refused',
  'timeout',
  'too_large',
  'unreadable',
  'nothing_usable',
  'daily_limit',
  'busy',
] as const;
export type LlmFailureKind = (typeof LLM_FAILURES)[number];

type Details = { status?: number | undefined; retryAfterSeconds?: number | undefined };

/**
 * Why a language model gave no answer that can be used. It carries no cause and no words of the
 * provider: both repeat the document, and some the key.
 */
export class LlmFailure extends Error {
  readonly kind: LlmFailureKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: LlmFailureKind, { status, retryAfterSeconds }: Details = {}) {
    super(`The language model failed: ${kind}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'LlmFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Of the key, the account or the address. */
const HOPELESS = new Set([401, 402, 403, 404, 429]);
/** Of what was said: too long, against the rules, not understood. */
const ABOUT_THE_TEXT = new Set([400, 413, 422]);

/** Asking again, or for another part of the text, would be answered the same. */
export function isHopeless({ kind, status = 0 }: LlmFailure): boolean {
  return kind === 'daily_limit' || (kind === 'refused' && HOPELESS.has(status));
}

/** Only this text was refused: another one may be answered, and nothing is wrong with the provider. */
export function isAboutText({ kind, status = 0 }: LlmFailure): boolean {
  return kind === 'refused' && ABOUT_THE_TEXT.has(status);
}
