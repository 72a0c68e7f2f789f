import { createHash } from 'node:crypto';
import { MESSAGES } from '@scholar/contract';
import { createCodesService, createLimitKeys } from '@scholar/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCodeMaker } from '../../adapters/code-maker';
import { passTime } from '../../testing/clock';
import { ageCodes, issueCode, otherCode, triesOf } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { codeIn } from '../../testing/mailbox';
import { refusal } from '../../testing/refusal';
import { PASSWORD, requestCode, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';
const logLines: string[] = [];

let app: TestApp;
beforeAll(async () => {
  const { replace } = createCountingHasher({ isQuick: true });
  app = await startTestApp({ passwords: replace, logLines });
});
beforeEach(async () => {
  await app.reset();
  logLines.length = 0;
});
afterAll(() => app.close());

function register(code: string, email: string = EMAIL, from?: string) {
  return app.call('PUT', `/user/register/${code}`, {
    body: { name: 'Lan Chi', email, password: PASSWORD },
    ...(from && { from }),
  });
}

function changePassword(code: string, email: string, newPassword = 'Brand1New') {
  return app.call('PUT', `/user/change-password-no-token/${email}/${code}`, {
    body: { newPassword },
  });
}

async function countUsers(): Promise<number> {
  return (await app.database.query('select id from users')).length;
}

/** Every row of every table as text, without the parts of a second, which have six digits as well. */
async function dumpDatabase(): Promise<string> {
  const tables = await app.database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      app.database.query<{ row: string }>(`select t::text as row from ${name} t`),
    ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
    .replaceAll(/:\d\d\.\d+\+00/g, '');
}

describe('a code at rest', () => {
  it('[A-02] is nowhere in a full dump, neither while its mail waits nor after it was sent', async () => {
    app.mailbox.breakDown();
    await app.call('POST', `/user/send-verification/${EMAIL}`);
    const whileWaiting = await dumpDatabase();
    app.mailbox.repair();
    await app.database.query('update mail_jobs set next_try_at = now()');
    app.composition.mailWorker.wake();
    const code = codeIn(await app.mailbox.wait(EMAIL));
    const afterwards = await dumpDatabase();

    expect(whileWaiting).toMatch(/\\x[0-9a-f]{1000}/);
    for (const dump of [whileWaiting, afterwards]) {
      const text = dump.replaceAll(/\\x[0-9a-f]+/g, '');
      const digest = createHash('sha256').update(code);
      expect(text).toContain(EMAIL);
      expect(text).not.toContain(code);
      expect(text).not.toContain(digest.copy().digest('hex'));
      expect(text).not.toContain(digest.copy().digest('base64url'));
      expect(dump).not.toContain(Buffer.from(code).toString('hex'));
    }
  });

  it('[A-10] is in no answer, log line or metric, from sending to using it', async () => {
    const sent = await app.call('POST', `/user/send-verification/${EMAIL}`);
    const mail = await app.mailbox.wait(EMAIL);
    const code = codeIn(mail);
    const refused = await register(code, 'someone-else@example.com');
    const used = await register(code);
    const again = await register(code);
    const metrics = await app.app.inject('/metrics');

    const alone = new RegExp(`(?<![\\w.])${code}(?!\\w)`);
    expect([used.status, again.status]).toEqual([201, 400]);
    expect(logLines.join('')).toContain('account event');
    expect(metrics.payload).toContain('/user/register/:code');
    for (const text of [
      ...[sent, refused, used, again].map(({ body }) => JSON.stringify(body)),
      ...logLines,
      metrics.payload,
      mail.subject,
    ]) {
      expect(text).not.toMatch(alone);
    }
  });
});

describe('the life of a code', () => {
  it.each([
    { seconds: 179, status: 201, message: 'OK' },
    { seconds: 180, status: 201, message: 'OK' },
    { seconds: 186, status: 400, message: MESSAGES.codeExpired },
    { seconds: 190, status: 400, message: MESSAGES.codeExpired },
  ])(
    '[A-03] [B-45] after $seconds s by the database clock: $status',
    async ({ seconds, status, message }) => {
      const code = await requestCode(app, EMAIL);
      await ageCodes(app, seconds);

      const { body } = await register(code);

      expect(body).toMatchObject({ responseCode: status, message });
    },
  );

  it('[A-04] [B-43] ends with the fifth wrong try: the right code is refused as the sixth', async () => {
    const code = await requestCode(app, EMAIL);
    const wrong = await Promise.all([1, 2, 3, 4, 5].map((n) => register(otherCode(code, n))));

    const sixth = await register(code);

    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(sixth.body).toEqual(refusal('invalid_code', MESSAGES.codeWrong));
    expect(await countUsers()).toBe(0);
  });

  it('[A-04] lasts through four wrong tries: the right code is taken as the fifth', async () => {
    const code = await requestCode(app, EMAIL);
    await Promise.all([1, 2, 3, 4].map((n) => register(otherCode(code, n))));

    const fifth = await register(code);

    expect(fifth.status).toBe(201);
  });

  it('[A-04] lets at most 5 of 50 parallel wrong tries reach the comparison', async () => {
    const code = await requestCode(app, EMAIL);
    let comparisons = 0;
    const maker = createCodeMaker({ hash: (text) => text });
    const { match } = createCodesService({
      store: app.composition.store,
      mails: { enqueue: async () => {} },
      codeMaker: {
        ...maker,
        isSame(a, b) {
          comparisons += 1;
          return maker.isSame(a, b);
        },
      },
      keys: createLimitKeys((text) => text),
      audit: () => {},
    });

    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        match(EMAIL, otherCode(code, n + 1), ['registration'], {
          address: `192.0.2.${n}`,
          language: 'en',
          requestId: 'test',
        }),
      ),
    );

    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(50);
    expect(comparisons).toBeGreaterThan(0);
    expect(comparisons).toBeLessThanOrEqual(5);
  });

  it('[A-05] [B-44] ends with one use: of 20 parallel registrations one makes the account', async () => {
    const code = await requestCode(app, EMAIL);

    const answers = await Promise.all(Array.from({ length: 20 }, () => register(code)));
    const later = await register(code);

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual(
      [201, ...Array.from({ length: 19 }, () => 400)].toSorted((a, b) => a - b),
    );
    expect(later.status).toBe(400);
    expect(await countUsers()).toBe(1);
  });

  it('[A-06] ends when the next one is sent', async () => {
    const first = await requestCode(app, EMAIL);
    await passTime(app, 3);
    const second = await requestCode(app, EMAIL);

    expect((await register(first)).status).toBe(400);
    expect((await register(second)).status).toBe(201);
  });

  it('[A-06] a resend does not refill the 25 guesses an address has in 15 minutes', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const code = await requestCode(app, EMAIL);
      await passTime(app, 3);
      for (let guess = 1; guess <= 5; guess += 1) {
        statuses.push((await register(otherCode(code, guess))).status);
      }
    }
    await issueCode(app, { email: EMAIL, purpose: 'registration', code: '424242' });

    const right = await register('424242', EMAIL, '198.51.100.7');
    await passTime(app, 15 * 60);
    const later = await register('424242', EMAIL, '198.51.100.7');

    expect(statuses).toEqual(Array.from({ length: 25 }, () => 400));
    expect(right.body).toMatchObject({ responseCode: 429, message: MESSAGES.tooManyTries });
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(later.status).toBe(201);
  });
});

describe('what a code is good for', () => {
  const actions = {
    register: (code: string) => register(code, 'new@example.com'),
    'change-password': (code: string) => changePassword(code, EMAIL),
    deactivate: (code: string, token: string) =>
      app.call('DELETE', `/user/deactivate-account/${code}`, { token }),
  };

  it.each([
    { purpose: 'registration', action: 'register', status: 201 },
    { purpose: 'registration', action: 'change-password', status: 400 },
    { purpose: 'registration', action: 'deactivate', status: 400 },
    { purpose: 'account', action: 'register', status: 400 },
    { purpose: 'account', action: 'change-password', status: 200 },
    { purpose: 'account', action: 'deactivate', status: 200 },
    { purpose: 'reset', action: 'register', status: 400 },
    { purpose: 'reset', action: 'change-password', status: 200 },
    { purpose: 'reset', action: 'deactivate', status: 400 },
    { purpose: 'decoy', action: 'register', status: 400 },
    { purpose: 'decoy', action: 'change-password', status: 400 },
    { purpose: 'decoy', action: 'deactivate', status: 400 },
  ] as const)(
    '[A-08] [B-53] a code for $purpose, used to $action: $status',
    async ({ purpose, action, status }) => {
      const { token } = await registerByMail(app, { email: EMAIL });
      const email = action === 'register' ? 'new@example.com' : EMAIL;
      const code = await issueCode(app, { email, purpose });

      const answer = await actions[action](code, token);

      expect(answer.status).toBe(status);
    },
  );

  it('[A-09] [B-42] registers only the address it was mailed to; the try counts for the other', async () => {
    const codeOfLan = await requestCode(app, EMAIL);
    await issueCode(app, {
      email: 'b@example.com',
      purpose: 'registration',
      code: otherCode(codeOfLan),
    });

    const answer = await register(codeOfLan, 'b@example.com');

    expect(answer.body).toMatchObject({ responseCode: 400, message: MESSAGES.codeWrong });
    expect([await triesOf(app, 'b@example.com'), await triesOf(app, EMAIL)]).toEqual([1, 0]);
    expect((await register(codeOfLan)).status).toBe(201);
  });

  it('[A-09] [B-52] changes only the password of the address it was mailed to; each crossing counts', async () => {
    await registerByMail(app, { email: EMAIL });
    await registerByMail(app, { email: 'b@example.com' });
    await issueCode(app, { email: EMAIL, purpose: 'reset', code: '111111' });
    await issueCode(app, { email: 'b@example.com', purpose: 'reset', code: '222222' });

    const answers = await Promise.all([
      changePassword('222222', EMAIL),
      changePassword('111111', 'b@example.com'),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect([await triesOf(app, EMAIL), await triesOf(app, 'b@example.com')]).toEqual([1, 1]);
  });
});
