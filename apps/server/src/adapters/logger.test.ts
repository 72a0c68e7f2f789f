import { describe, expect, it } from 'vitest';
import { createLogger } from './logger';

function writeLine(write: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger({ level: 'info' }, { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  return { line, record: JSON.parse(line) as Record<string, unknown> };
}

describe('log lines', () => {
  it('[O-02] carry the time in UTC', () => {
    const { record } = writeLine((logger) => logger.info('hello'));

    expect(record['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it.each([
    { password: 'canary' },
    { body: { password: 'canary', newPassword: 'canary', email: 'canary', code: 'canary' } },
    { answer: { token: 'canary', jwtToken: 'canary' } },
    { req: { headers: { authorization: 'canary', cookie: 'canary' } } },
    { busboyOptions: { headers: { authorization: 'canary' } } },
    { body: { document_text: 'canary', content: 'canary' } },
  ])('[O-02] hide secrets that somebody logs by mistake: %j', (record) => {
    const { line } = writeLine((logger) => logger.info(record, 'careless'));

    expect(line).not.toContain('canary');
    expect(line).toContain('careless');
  });

  it('[O-02] stay one line, whatever is in a value', () => {
    const { line } = writeLine((logger) =>
      logger.info({ agent: 'x\r\n{"level":60,"msg":"forged"}' }, 'real'),
    );

    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  });
});

describe('errors in log lines', () => {
  /** As the query builder throws it, around the database's own. */
  function failedQuery(state: string, message: string) {
    const cause = Object.assign(new Error(message), {
      code: state,
      detail: 'Key (email)=(canary@example.com) already exists.',
      where: 'canary',
    });
    const error = new Error('Failed query: insert into "users" values ($1)\nparams: canary');
    return Object.assign(error, { query: 'insert', params: ['canary'], cause });
  }

  it('[A-50] name the query and the place, never the values', () => {
    const error = failedQuery('42P01', 'relation "users" does not exist');

    const { line, record } = writeLine((logger) => logger.error({ err: error }, 'failed'));

    expect(line).not.toContain('canary');
    expect(record['err']).toMatchObject({
      type: 'Error',
      message: 'Failed query: insert into "users" values ($1)',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
      cause: { message: 'relation "users" does not exist', state: '42P01' },
    });
  });

  it.each(['22P02', '22001', '23505', '23514'])(
    '[A-50] leave out what SQLSTATE %s says of the data',
    (state) => {
      const error = failedQuery(state, 'invalid input syntax for type integer: "canary"');

      const { line } = writeLine((logger) => logger.error({ err: error }, 'failed'));

      expect(line).not.toContain('canary');
      expect(line).toContain(`"state":"${state}"`);
    },
  );

  it('[A-50] cut a message that goes on and on, and say so', () => {
    const error = new Error(`${'x'.repeat(200)}canary`, {
      cause: new Error(`canary ends here\n    at canary`),
    });

    const { record } = writeLine((logger) => logger.error({ err: error }, 'failed'));

    const { message, cause } = record['err'] as Record<string, unknown> & { cause: object };
    expect(message).toBe(`${'x'.repeat(200)}…`);
    expect(cause).toMatchObject({
      stack: expect.not.arrayContaining([expect.stringContaining('canary')]),
    });
  });

  it('[A-50] keep to errors: anything else that was thrown is only named', () => {
    const { line } = writeLine((logger) => logger.error({ err: 'canary' }, 'failed'));

    expect(line).not.toContain('canary');
  });
});
