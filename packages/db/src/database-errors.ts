import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';

const RETRY_AFTER_SECONDS = 5;
/** Which patience ended, for whoever watches the servers; of others only that it was the database. */
const STATE_REASONS: Record<string, string> = {
  '57014': 'database_statement',
  '55P03': 'database_lock',
  '40001': 'database_conflict',
  '40P01': 'database_conflict',
  '53300': 'database_pool',
};

/** The five-character SQLSTATE of a failed query, wherever the driver put it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // Every SQLSTATE holds a digit; errors of the system such as EPIPE do not.
    if ('code' in at && typeof at.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(at.code)) {
      return at.code;
    }
  }
  return undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

export function isNullViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23502';
}

/** Conflicts between transactions, after which the call can be tried again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/** Values that validation missed still get the right kind of error. */
export function toAppError(error: unknown): AppError | undefined {
  const state = sqlStateOf(error);
  if (state === undefined) {
    return isConnectionFailure(error)
      ? unavailable(MESSAGES.unavailable, error, isWaitOver(error) ? 'database_pool' : 'database')
      : undefined;
  }
  if (state.startsWith('22') || state === '54000' || state === '23514') {
    return new AppError('invalid_input', MESSAGES.invalidRequest, { cause: error });
  }
  if (state === '23505') {
    return new AppError('conflict', MESSAGES.invalidRequest, { cause: error });
  }
  if (state === '23503') {
    return new AppError('not_found', MESSAGES.notFound, { cause: error });
  }
  if (state === '53100') {
    return unavailable(MESSAGES.storageFull, error, 'database_full');
  }
  if (/^(08|57|53|40|55)/.test(state)) {
    return unavailable(MESSAGES.unavailable, error, STATE_REASONS[state] ?? 'database');
  }
  return undefined;
}

function unavailable(message: string, cause: unknown, reason: string): AppError {
  return new AppError('unavailable', message, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
    reason,
  });
}

/** No connection came free, or none could be made, within the time for it. */
function isWaitOver(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (/timeout exceeded when trying to connect|due to connection timeout/i.test(at.message)) {
      return true;
    }
  }
  return false;
}

/** node-postgres reports a lost or missing server without an SQLSTATE. */
export function isConnectionFailure(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) {
      return true;
    }
    if (
      /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i.test(
        at.message,
      )
    ) {
      return true;
    }
  }
  return false;
}
