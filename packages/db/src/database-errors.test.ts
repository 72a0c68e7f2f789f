import { ERROR_STATUS, MESSAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { isRetryable, isUniqueViolation, sqlStateOf, toAppError } from './database-errors';

/** As the drivers throw them: the failed query around, the database's own error inside. */
function failed(code: string, message = 'secret@example.com is not what we wanted'): Error {
  const cause = Object.assign(new Error(message), { code });
  return new Error('Failed query: select … params: secret@example.com', { cause });
}

describe('what slipped past validation', () => {
  it.each([
    ['22001', 400, MESSAGES.invalidRequest],
    ['22003', 400, MESSAGES.invalidRequest],
    ['22007', 400, MESSAGES.invalidRequest],
    ['22008', 400, MESSAGES.invalidRequest],
    ['22021', 400, MESSAGES.invalidRequest],
    ['22025', 400, MESSAGES.invalidRequest],
    ['22P02', 400, MESSAGES.invalidRequest],
    ['22P05', 400, MESSAGES.invalidRequest],
    ['2201X', 400, MESSAGES.invalidRequest],
    ['23514', 400, MESSAGES.invalidRequest],
    ['54000', 400, MESSAGES.invalidRequest],
    ['23503', 404, MESSAGES.notFound],
    ['23505', 409, MESSAGES.invalidRequest],
    ['53100', 503, MESSAGES.storageFull],
    ['53300', 503, MESSAGES.unavailable],
    ['57P01', 503, MESSAGES.unavailable],
    ['57P03', 503, MESSAGES.unavailable],
    ['57014', 503, MESSAGES.unavailable],
    ['55P03', 503, MESSAGES.unavailable],
    ['08006', 503, MESSAGES.unavailable],
    ['08P01', 503, MESSAGES.unavailable],
    ['40001', 503, MESSAGES.unavailable],
    ['40P01', 503, MESSAGES.unavailable],
  ])('[B-20] SQLSTATE %s answers %i and says nothing of the data', (code, status, message) => {
    const error = toAppError(failed(code));

    expect(error && ERROR_STATUS[error.code]).toBe(status);
    expect(error?.message).toBe(message);
  });

  it.each(['53100', '53300', '57P03', '08006', '40001'])(
    '[L-12] SQLSTATE %s says when to come back',
    (code) => {
      expect(toAppError(failed(code))?.retryAfterSeconds).toBeGreaterThan(0);
    },
  );

  it.each(['42P01', '42703', '42601', '25P02', 'XX000', '23502'])(
    'SQLSTATE %s is a mistake of ours and has no answer of its own',
    (code) => {
      expect(toAppError(failed(code))).toBeUndefined();
    },
  );
});

describe('a database that cannot be reached', () => {
  it.each([
    ['refused', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
    ['reset', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
    ['broken pipe', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
    ['no socket', Object.assign(new Error('connect ENOENT'), { code: 'ENOENT' })],
    ['cut off', new Error('Connection terminated unexpectedly')],
    ['full pool', new Error('timeout exceeded when trying to connect')],
    ['broken client', new Error('Client has encountered a connection error and is not queryable')],
  ])('[L-07] [L-12] answers 503 with a time to wait: %s', (_, cause) => {
    const error = toAppError(new Error('Failed query: select 1', { cause }));

    expect(error).toMatchObject({ code: 'unavailable', message: MESSAGES.unavailable });
    expect(error?.retryAfterSeconds).toBeGreaterThan(0);
  });

  it.each([
    ['a bug', new TypeError('x is not a function')],
    ['no error at all', 'timeout exceeded when trying to connect'],
    ['an error code that is no SQLSTATE', Object.assign(new Error('odd'), { code: 'E_ODD' })],
    ['a number as code', Object.assign(new Error('odd'), { code: 22_001 })],
  ])('is not blamed for %s', (_, error) => {
    expect(toAppError(error)).toBeUndefined();
  });
});

describe('kinds of failure', () => {
  it('finds the SQLSTATE however deep the drivers wrapped it', () => {
    expect(sqlStateOf(new Error('outer', { cause: failed('23505') }))).toBe('23505');
    expect(sqlStateOf(new Error('outer'))).toBeUndefined();
    expect(sqlStateOf(undefined)).toBeUndefined();
  });

  it('tells two of a kind and lost races from everything else', () => {
    const states = ['23505', '40001', '40P01', '23503', '57014'];

    expect(states.filter((state) => isUniqueViolation(failed(state)))).toEqual(['23505']);
    expect(states.filter((state) => isRetryable(failed(state)))).toEqual(['40001', '40P01']);
  });
});

describe('[O-04] why a call got nothing from the database', () => {
  const lost = new Error('Connection terminated unexpectedly');

  it.each([
    ['database_pool', new Error('timeout exceeded when trying to connect')],
    [
      'database_pool',
      new Error('Connection terminated due to connection timeout', { cause: lost }),
    ],
    ['database_pool', failed('53300')],
    ['database_statement', failed('57014')],
    ['database_lock', failed('55P03')],
    ['database_conflict', failed('40001')],
    ['database_full', failed('53100')],
    ['database', failed('57P01')],
    ['database', lost],
  ])('is said in a word: %s', (reason, error) => {
    expect(toAppError(error)?.reason).toBe(reason);
  });
});
