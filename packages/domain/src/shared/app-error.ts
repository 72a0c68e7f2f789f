import { type ErrorCode, MESSAGES } from '@scholar/contract';

/** An expected failure. The edge turns it into the envelope; everything else is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  /** A fixed word for whoever watches the servers: which limit it was. Clients never see it. */
  readonly reason: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryAfterSeconds?: number; cause?: unknown; reason?: string } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.reason = options.reason;
  }
}

export function tooManyRequests(
  retryAfterSeconds: number,
  message: string = MESSAGES.tooMany,
  reason = 'account',
): AppError {
  return new AppError('too_many_requests', message, {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    reason,
  });
}
