import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevices } from '../../adapters/devices';
import { startVariant } from '../../testing/app-variant';
import { fillWindow, passTime } from '../../testing/clock';
import { issueCode, otherCode } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { PASSWORD, signUp, type Student } from '../../testing/students';
import { type Answer, startTestApp, type TestApp } from '../../testing/test-app';

const SCHOOL = '198.51.100.7';
const HOME = '203.0.113.9';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const LAN = 'lan@example.com';
const MINH = 'minh@example.com';

let app: TestApp;
let lan: Student;
/** What the browser of Lan keeps since she signed in at home. */
let lansDevice: string;
let minhsDevice: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
beforeEach(async () => {
  await app.reset();
  lan = await signUp(app, { email: LAN });
  await signUp(app, { email: MINH });
  lansDevice = cookieOf(await logIn(LAN, { from: HOME }));
  minhsDevice = cookieOf(await logIn(MINH, { from: HOME }));
});
afterAll(() => app.close());

type Options = { password?: string; from?: string; cookie?: string; token?: string };
const withCookie = (cookie: string | undefined) => ({ headers: cookie ? { cookie } : {} });

function logIn(email: string, { password = PASSWORD, from = SCHOOL, cookie }: Options = {}) {
  return app.call('POST', '/user/login', {
    body: { email, password },
    from,
    ...withCookie(cookie),
  });
}
const guess = (email: string, options: Options = {}) =>
  logIn(email, { password: 'Wrong1Horse', ...options });

function send(email: string, { from = SCHOOL, cookie, token }: Options = {}) {
  return app.call('POST', `/user/send-verification/${email}`, {
    from,
    token,
    ...withCookie(cookie),
  });
}

function changePassword(email: string, code: string, { from = SCHOOL, cookie }: Options = {}) {
  return app.call('PUT', `/user/change-password-no-token/${email}/${code}`, {
    body: { newPassword: 'Brand1New' },
    from,
    ...withCookie(cookie),
  });
}

const cookieHeaderOf = ({ headers: { 'set-cookie': cookie } }: Answer) =>
  typeof cookie === 'string' ? cookie : '';
const cookieOf = (answer: Answer) => cookieHeaderOf(answer).split(';')[0] ?? '';
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

describe('the device cookie', () => {
  it('[D-71] is set by a login and a registration, for our own pages and no script', async () => {
    const code = await issueCode(app, { email: 'new@example.com', purpose: 'registration' });
    const registered = await app.call('PUT', `/user/register/${code}`, {
      body: { name: 'Lan Chi', email: 'new@example.com', password: PASSWORD },
    });
    const loggedIn = await logIn(LAN);

    for (const answer of [registered, loggedIn]) {
      expect(cookieHeaderOf(answer)).toMatch(
        /^scholar-device=[\w-]{22}\.\d+\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      );
    }
  });

  it('[D-71] goes over https alone where there is https', async () => {
    const secure = await startVariant(app, { settings: { publicUrl: 'https://scholar.example' } });
    const body = { email: LAN, password: PASSWORD };

    const first = await secure.call('POST', '/user/login', { body });
    const again = await secure.call('POST', '/user/login', {
      body,
      headers: { cookie: cookieOf(first) },
    });
    await secure.app.close();

    expect(cookieHeaderOf(first)).toMatch(/^__Host-scholar-device=.*; Secure$/);
    expect(cookieOf(again).split('.')[0]).toBe(cookieOf(first).split('.')[0]);
  });

  it('is for those who got in, and the same for one browser', async () => {
    const refused = await guess(LAN);
    const again = await logIn(LAN, { cookie: `other=1; ${lansDevice}` });

    expect(refused.headers).not.toHaveProperty('set-cookie');
    expect(cookieOf(again).split('.')[0]).toBe(lansDevice.split('.')[0]);
  });

  it('cannot be collected: an account gets ten new ones a day, and still gets in', async () => {
    const answers: Answer[] = [];
    for (let login = 0; login < 11; login += 1) {
      answers.push(await logIn(MINH));
    }

    // One more came with the login at home.
    expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(9);
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  });
});

describe('after 100 wrong passwords for invented accounts at a school', () => {
  beforeEach(async () => {
    await guess('invented@example.com');
    await fillWindow(app, { seconds: 10 * MINUTE, count: 100 });
  });

  it('[A-25] [D-71] an account gets in from a device it knows, and from no other', async () => {
    const [lansId = ''] = lansDevice.replace('scholar-device=', '').split('.');
    const forged = `scholar-device=${createDevices(['another secret']).seal(lansId)}`;

    expect(statusesOf([await logIn(LAN, { cookie: lansDevice })])).toEqual([200]);
    expect(
      statusesOf([
        await logIn(LAN),
        await logIn(LAN, { cookie: minhsDevice }),
        await logIn(LAN, { cookie: forged }),
        await logIn('invented2@example.com', { cookie: lansDevice }),
      ]),
    ).toEqual([429, 429, 429, 429]);
  });

  it('[A-25] a known device has limits of its own', async () => {
    const first = await guess(LAN, { cookie: lansDevice });
    await fillWindow(app, { seconds: 10 * MINUTE, count: 100 });
    const tooMany = await logIn(LAN, { cookie: lansDevice });

    expect(first.status).toBe(401);
    expect(tooMany.body).toMatchObject({ responseCode: 429, message: MESSAGES.tooManyTries });
  });

  it('[A-24] a known device waits for its own wrong passwords', async () => {
    const wrong: Answer[] = [];
    for (let times = 0; times < 5; times += 1) {
      wrong.push(await guess(LAN, { cookie: lansDevice }));
    }
    await passTime(app, -MINUTE);

    expect(statusesOf(wrong)).toEqual([401, 401, 401, 401, 401]);
    expect((await logIn(LAN, { cookie: lansDevice })).status).toBe(429);
  });
});

it('[A-24] five wrong passwords of a classmate do not make the owner wait on a known device', async () => {
  for (let times = 0; times < 5; times += 1) {
    await guess(LAN);
  }
  await passTime(app, -MINUTE);

  expect(statusesOf([await logIn(LAN), await logIn(LAN, { cookie: lansDevice })])).toEqual([
    429, 200,
  ]);
});

describe('after 100 wrong codes at a school', () => {
  it('[A-25] [D-71] the owner of a code uses it on a known device', async () => {
    await changePassword('invented@example.com', '000000');
    await fillWindow(app, { seconds: 10 * MINUTE, count: 100 });
    const code = await issueCode(app, { email: LAN, purpose: 'reset' });

    const elsewhere = await changePassword(LAN, code);
    const stranger = await changePassword(LAN, code, { cookie: minhsDevice });
    const own = await changePassword(LAN, code, { cookie: lansDevice });

    expect(statusesOf([elsewhere, stranger, own])).toEqual([429, 429, 200]);
  });
});

describe('after 200 codes were sent from a school', () => {
  beforeEach(async () => {
    await send('invented@example.com');
    await fillWindow(app, { seconds: HOUR, count: 200 });
  });

  it('[A-07] [D-71] an account still gets one, on a known device or signed in', async () => {
    const byDevice = await send(LAN, { cookie: lansDevice });
    await passTime(app, 3);
    const byToken = await send(LAN, { token: lan.token });

    expect(statusesOf([byDevice, byToken])).toEqual([200, 200]);
  });

  it('[A-07] nobody sends to others that way', async () => {
    const answers = [
      await send(MINH, { cookie: lansDevice }),
      await send(MINH, { token: lan.token }),
      await send('invented2@example.com', { cookie: lansDevice, token: lan.token }),
    ];

    expect(statusesOf(answers)).toEqual([429, 429, 429]);
  });

  it('[A-07] the limits of the e-mail stay', async () => {
    await send(LAN, { cookie: lansDevice });
    await passTime(app, -MINUTE);

    expect((await send(LAN, { cookie: lansDevice })).status).toBe(429);
  });
});

describe('wrong codes while none is alive', () => {
  it('[A-06] do not use up what the owner may try', async () => {
    const guesses: Answer[] = [];
    for (let times = 0; times < 30; times += 1) {
      guesses.push(await changePassword(LAN, '000000'));
    }
    const code = await issueCode(app, { email: LAN, purpose: 'reset' });

    expect(new Set(statusesOf(guesses))).toEqual(new Set([400]));
    expect((await changePassword(LAN, code, { from: HOME })).status).toBe(200);
  });

  it('[A-06] while one is alive they count as before', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const code = await issueCode(app, { email: LAN, purpose: 'reset' });
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        statuses.push((await changePassword(LAN, otherCode(code, wrong))).status);
      }
    }

    expect(statuses.filter((status) => status === 400)).toHaveLength(25);
    expect(statuses.slice(25)).toEqual([429, 429, 429, 429, 429]);
  });

  it('[A-25] count against whoever makes them', async () => {
    await changePassword(LAN, '000000');
    await fillWindow(app, { seconds: 10 * MINUTE, count: 99 });

    const answers = [
      await changePassword(LAN, '000000'),
      await changePassword('other@example.com', '000000'),
    ];

    expect(statusesOf(answers)).toEqual([400, 429]);
  });
});

describe('a trusted network', () => {
  const ask = async (server: Pick<TestApp, 'call'>, from: string) =>
    (
      await server.call('POST', '/user/login', {
        body: { email: `${from}-${Math.random()}@example.com`, password: 'Wrong1Horse' },
        from,
      })
    ).status;

  it('[D-71] may do twenty times as much from one address', async () => {
    const trusting = await startVariant(app, {
      settings: { trustedNetworks: ['198.51.100.0/24'] },
    });
    await ask(trusting, SCHOOL);
    await ask(trusting, HOME);
    await fillWindow(app, { seconds: 10 * MINUTE, count: 1_999 });

    const last = await ask(trusting, SCHOOL);
    const tooMany = await ask(trusting, SCHOOL);
    const elsewhere = await ask(trusting, HOME);
    await trusting.app.close();

    expect([last, tooMany, elsewhere]).toEqual([401, 429, 429]);
  });
});

describe('the limits of an address', () => {
  it('[D-71] are settings', async () => {
    const strict = await startTestApp({
      passwords: createCountingHasher({ isQuick: true }).replace,
      environment: {
        LOGIN_LIMIT: '4',
        WRONG_PASSWORD_LIMIT: '3',
        WRONG_CODE_LIMIT: '2',
        CODE_SEND_LIMIT: '1',
      },
    });
    const repeat = async (times: number, call: (n: number) => Promise<Answer>) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1) {
        statuses.push((await call(n)).status);
      }
      return statuses;
    };
    const student = await signUp(strict);

    const wrong = await repeat(4, (n) =>
      strict.call('POST', '/user/login', {
        body: { email: `no${n}@example.com`, password: 'Wrong1Horse' },
      }),
    );
    const right = await repeat(5, () =>
      strict.call('POST', '/user/login', {
        body: { email: student.email, password: PASSWORD },
        from: HOME,
      }),
    );
    const codes = await repeat(3, (n) =>
      strict.call('PUT', `/user/change-password-no-token/no${n}@example.com/000000`, {
        body: { newPassword: 'Brand1New' },
      }),
    );
    const sends = await repeat(2, (n) =>
      strict.call('POST', `/user/send-verification/no${n}@example.com`),
    );
    await strict.close();

    expect({ wrong, right, codes, sends }).toEqual({
      wrong: [401, 401, 401, 429],
      right: [200, 200, 200, 200, 429],
      codes: [400, 400, 429],
      sends: [200, 429],
    });
  });
});
