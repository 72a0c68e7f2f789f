import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passTime } from '../../testing/clock';
import { issueCode, otherCode } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { codeIn } from '../../testing/mailbox';
import { refusal } from '../../testing/refusal';
import { deactivate, PASSWORD, requestCode, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ATTACKER = '198.51.100.66';
const hasher = createCountingHasher();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ passwords: hasher.replace });
});
beforeEach(async () => {
  await app.reset();
  hasher.takeCount();
});
afterAll(() => app.close());

type Request = { method: 'POST' | 'PUT'; path: string; body?: object };

/** Everything a stranger can compare: status, headers and bytes, without what differs from call to call. */
async function lookAt({ method, path, body }: Request) {
  const response = await app.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: ATTACKER,
    ...(body && { payload: body }),
  });
  const { date: _date, 'x-request-id': _id, ...headers } = response.headers;
  return { status: response.statusCode, headers, bytes: response.payload };
}

function tryPassword(email: string, password: string) {
  return lookAt({ method: 'POST', path: '/user/login', body: { email, password } });
}

function send(kind: 'send-verification' | 'send-reset-password-code', email: string) {
  return lookAt({ method: 'POST', path: `/user/${kind}/${email}` });
}

function register(code: string, email: string) {
  const body = { name: 'Minh Anh', email, password: PASSWORD };
  return lookAt({ method: 'PUT', path: `/user/register/${code}`, body });
}

/** One account in use, one deactivated, one address with a pending registration, one never seen. */
async function prepareAddresses() {
  await registerByMail(app, { email: 'known@example.com' });
  await deactivate(app, await registerByMail(app, { email: 'former@example.com' }));
  await requestCode(app, 'pending@example.com');
  await passTime(app, 3);
  app.mailbox.empty();
}

/** Puts the end of every wait off, so that a slow machine does not sit it out. */
function keepWaiting() {
  return passTime(app, -60);
}

async function countWaitingMails(): Promise<number> {
  return (await app.composition.store.mailJobs.countWaiting()).waiting;
}

describe('a failed login', () => {
  const cases = [
    { who: 'an unknown address', email: 'unknown@example.com', password: PASSWORD },
    { who: 'a wrong password', email: 'known@example.com', password: 'Wrong1Horse' },
    {
      who: 'the right password of a deactivated account',
      email: 'former@example.com',
      password: PASSWORD,
    },
    { who: 'a pending registration', email: 'pending@example.com', password: PASSWORD },
  ];

  it.each(cases)(
    '[A-11] [B-36] costs exactly one verification: $who',
    async ({ email, password }) => {
      await prepareAddresses();

      const answer = await tryPassword(email, password);

      expect(answer.status).toBe(401);
      expect(hasher.takeCount()).toBe(1);
    },
  );

  it('[A-13] [B-36] answers the same bytes and headers, whatever was wrong', async () => {
    await prepareAddresses();

    const [first, ...others] = await Promise.all(
      cases.map(({ email, password }) => tryPassword(email, password)),
    );

    expect(first?.status).toBe(401);
    expect(JSON.parse(first?.bytes ?? '')).toEqual(
      refusal('unauthenticated', 'Incorrect email or password.'),
    );
    for (const other of others) {
      expect(other).toEqual(first);
    }
  });

  it.each(cases)(
    '[A-11] is throttled after five tries, before any hashing: $who',
    async ({ email }) => {
      await prepareAddresses();

      const answers = [];
      for (let attempt = 1; attempt <= 7; attempt += 1) {
        answers.push(await tryPassword(email, 'Wrong1Horse'));
        await keepWaiting();
      }

      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect(JSON.parse(answers[6]?.bytes ?? '')).toEqual(
        refusal('too_many_requests', MESSAGES.tooManyTries),
      );
      expect(hasher.takeCount()).toBe(5);
    },
  );
});

describe.each(['send-verification', 'send-reset-password-code'] as const)(
  'asking for a code: %s',
  (kind) => {
    const addresses = ['unknown', 'known', 'former', 'pending'].map(
      (name) => `${name}@example.com`,
    );

    it('[A-14] [A-15] [B-51] answers the same bytes and headers for every address', async () => {
      await prepareAddresses();

      const [first, ...others] = await Promise.all(addresses.map((email) => send(kind, email)));

      expect(first).toMatchObject({
        status: 200,
        bytes: '{"responseCode":200,"message":"OK","data":null}',
      });
      for (const other of others) {
        expect(other).toEqual(first);
      }
    });

    it('[A-07] is limited the same way for every address', async () => {
      await prepareAddresses();
      await Promise.all(addresses.map((email) => send(kind, email)));
      await keepWaiting();

      const again = await Promise.all(addresses.map((email) => send(kind, email)));

      const [first, ...others] = again.map(
        ({ headers: { 'retry-after': wait, ...headers }, ...rest }) => ({
          ...rest,
          headers,
          hasWait: Number(wait) > 0 && Number(wait) <= 63,
        }),
      );
      expect(first).toMatchObject({ status: 429, hasWait: true });
      for (const other of others) {
        expect(other).toEqual(first);
      }
    });

    it('[A-16] answers the same while no mail can be delivered; the trouble shows to the operator', async () => {
      await prepareAddresses();
      app.mailbox.breakDown();
      const earlier = await readMetric('scholar_mails_total{outcome="retried"}');

      const answers = await Promise.all(addresses.map((email) => send(kind, email)));
      await expect
        .poll(() => readMetric('scholar_mails_total{outcome="retried"}'))
        .toBeGreaterThan(earlier);
      await app.database.query(
        "update mail_jobs set queued_at = queued_at - interval '61 seconds'",
      );
      const ready = await app.app.inject('/readyz');

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
      expect(ready.statusCode).toBe(200);
      expect(ready.json()).toEqual({ status: 'degraded' });
    });

    async function readMetric(name: string): Promise<number> {
      const { payload } = await app.app.inject('/metrics');
      const line = payload.split('\n').find((candidate) => candidate.startsWith(name));
      return Number(line?.split(' ').at(-1) ?? 0);
    }
  },
);

describe('what arrives by mail', () => {
  it('[A-14] [A-36] a reset code reaches only an account in use', async () => {
    await prepareAddresses();

    for (const name of ['unknown', 'former', 'pending', 'known']) {
      await send('send-reset-password-code', `${name}@example.com`);
    }
    await expect.poll(countWaitingMails).toBe(0);

    expect(app.mailbox.all().map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'known@example.com', subject: 'Reset your Scholar password' },
    ]);
  });

  it('[A-15] tells the owner of a registered address that there is an account, with a code that cannot register', async () => {
    await prepareAddresses();
    await send('send-verification', 'known@example.com');
    const mail = await app.mailbox.wait('known@example.com');
    const code = codeIn(mail);

    const wrong = await register(otherCode(code), 'known@example.com');
    const right = await register(code, 'known@example.com');

    expect(mail.text).toContain('There is already a Scholar account with this email address.');
    expect(wrong.status).toBe(400);
    expect(right).toEqual(wrong);
  });

  it('[A-15] gives a deactivated address a code to register with', async () => {
    await prepareAddresses();
    await send('send-verification', 'former@example.com');
    const mail = await app.mailbox.wait('former@example.com');

    const answer = await register(codeIn(mail), 'former@example.com');

    expect(mail.subject).toBe('Confirm your email for Scholar');
    expect(answer.status).toBe(201);
  });

  it('[B-46] a registered address, in any spelling, answers a registration like a wrong code', async () => {
    await prepareAddresses();
    const wrong = await register('000000', 'unknown@example.com');
    await issueCode(app, { email: 'known@example.com', purpose: 'registration', code: '424242' });

    const taken = await register('424242', 'KNOWN@example.COM');

    expect(taken).toEqual(wrong);
    expect(await app.database.query('select id from users')).toHaveLength(2);
  });
});
