import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passTime } from '../../testing/clock';
import { issueCode, otherCode, triesOf } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { refusal } from '../../testing/refusal';
import { deactivate, logIn, PASSWORD, requestCode, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';
const NEW_PASSWORD = 'Brand1New';

let app: TestApp;
beforeAll(async () => {
  const { replace } = createCountingHasher({ isQuick: true });
  app = await startTestApp({ passwords: replace });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

function change(code: string, body: unknown = { newPassword: NEW_PASSWORD }, email = EMAIL) {
  return app.call('PUT', `/user/change-password-no-token/${email}/${code}`, { body });
}

async function tryLogin(password: string): Promise<number> {
  const answer = await app.call('POST', '/user/login', { body: { email: EMAIL, password } });
  return answer.status;
}

async function requestResetCode(): Promise<string> {
  await passTime(app, 3);
  return requestCode(app, EMAIL, { kind: 'send-reset-password-code' });
}

describe('a password reset', () => {
  it('[A-20] changes nothing before the code arrives', async () => {
    const { token } = await registerByMail(app, { email: EMAIL });

    await requestResetCode();

    expect(await tryLogin(PASSWORD)).toBe(200);
    expect((await app.call('GET', '/user/me', { token })).status).toBe(200);
  });

  it('[A-17] ends every session, replaces the password, uses up the code and tells the owner', async () => {
    const { token } = await registerByMail(app, { email: EMAIL });
    const otherDevice = await logIn(app, { email: EMAIL, password: PASSWORD });
    const code = await requestResetCode();

    await change(code);

    const notice = await app.mailbox.wait(EMAIL, 3);
    expect(notice.subject).toBe('Your Scholar password was changed');
    expect((await app.call('GET', '/user/me', { token })).status).toBe(401);
    expect((await app.call('GET', '/user/me', { token: otherDevice })).status).toBe(401);
    expect(await tryLogin(PASSWORD)).toBe(401);
    expect(await tryLogin(NEW_PASSWORD)).toBe(200);
    expect((await change(code)).status).toBe(400);
    expect(await app.database.query('select email from codes')).toEqual([]);
  });

  it('[W-12] hands out no token: the new password has to be used', async () => {
    await registerByMail(app, { email: EMAIL });

    const answer = await change(await requestResetCode());

    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: null });
    expect(JSON.stringify(answer.headers)).not.toContain('eyJ');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('[B-55] to the old password is a reset all the same', async () => {
    const { token } = await registerByMail(app, { email: EMAIL });

    const answer = await change(await requestResetCode(), { newPassword: PASSWORD });

    expect(answer.status).toBe(200);
    expect((await app.call('GET', '/user/me', { token })).status).toBe(401);
    expect(await tryLogin(PASSWORD)).toBe(200);
  });

  it('[A-05] [B-56] of 20 at once with two passwords one wins, and only its password works', async () => {
    await registerByMail(app, { email: EMAIL });
    const code = await requestResetCode();
    const passwords = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? 'First1Wish' : 'Second1Wish',
    );

    const answers = await Promise.all(
      passwords.map((newPassword) => change(code, { newPassword })),
    );

    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    const losers = answers.filter(({ status }) => status === 400);
    expect([winners.length, losers.length]).toEqual([1, 19]);
    const [winner = ''] = winners;
    const loser = winner === 'First1Wish' ? 'Second1Wish' : 'First1Wish';
    expect([await tryLogin(winner), await tryLogin(loser), await tryLogin(PASSWORD)]).toEqual([
      200, 401, 401,
    ]);
  });
});

describe('a code that does not fit', () => {
  it('[W-8] is counted and named as such when it is used, so that the screen can go back to it', async () => {
    await registerByMail(app, { email: EMAIL });
    const code = await requestResetCode();

    const wrong = await change(otherCode(code));
    const tries = await triesOf(app, EMAIL);
    const right = await change(code);

    expect(wrong.body).toEqual(refusal('invalid_code', MESSAGES.codeWrong));
    expect([tries, right.status]).toEqual([1, 200]);
  });

  it('[A-18] is all that an unknown or deactivated address gets', async () => {
    await deactivate(app, await registerByMail(app, { email: EMAIL }));
    const decoys = [EMAIL, 'unknown@example.com'];
    await passTime(app, 3);
    for (const email of decoys) {
      await app.call('POST', `/user/send-reset-password-code/${email}`);
    }

    const answers = await Promise.all(decoys.map((email) => change('424242', undefined, email)));

    for (const { body } of answers) {
      expect(body).toEqual(refusal('invalid_code', MESSAGES.codeWrong));
    }
  });

  it.each(['reset', 'account'] as const)(
    '[A-18] neither reactivates nor creates an account: a %s code that outlived it',
    async (purpose) => {
      await deactivate(app, await registerByMail(app, { email: EMAIL }));
      const before = await app.database.query('select * from users');
      await issueCode(app, { email: EMAIL, purpose, code: '111111' });
      await issueCode(app, { email: 'unknown@example.com', purpose, code: '111111' });

      const answers = [
        await change('111111'),
        await change('111111', undefined, 'unknown@example.com'),
      ];

      expect(answers.map(({ body }) => body.message)).toEqual([
        MESSAGES.codeWrong,
        MESSAGES.codeWrong,
      ]);
      expect(await app.database.query('select * from users')).toEqual(before);
    },
  );

  it('[A-18] a reset does not cut the wait after wrong passwords short', async () => {
    await registerByMail(app, { email: EMAIL });
    for (let n = 0; n < 5; n += 1) {
      await tryLogin('Wrong1Horse');
    }
    const code = await issueCode(app, { email: EMAIL, purpose: 'reset' });
    await passTime(app, -60);

    const answer = await change(code);

    expect(answer.status).toBe(200);
    expect(await tryLogin(NEW_PASSWORD)).toBe(429);
  });
});

describe('the new password', () => {
  it.each([
    { what: 'missing', body: {}, status: 400, message: MESSAGES.password },
    { what: 'a number', body: { newPassword: 1234567 }, status: 400, message: MESSAGES.password },
    { what: 'too weak', body: { newPassword: 'abcdef1' }, status: 400, message: MESSAGES.password },
    {
      what: 'too long',
      body: { newPassword: `Aa1${'x'.repeat(126)}` },
      status: 400,
      message: MESSAGES.passwordTooLong,
    },
    {
      what: 'accompanied',
      body: { newPassword: NEW_PASSWORD, email: EMAIL },
      status: 400,
      message: 'Invalid request. Unknown field: email.',
    },
    {
      what: 'seven megabytes',
      body: { newPassword: 'Aa1xxxx'.repeat(1_000_000) },
      status: 413,
      message: MESSAGES.tooLarge,
    },
  ])(
    '[A-19] [B-54] $what: $status, and the code is as good as before',
    async ({ body, status, message }) => {
      await registerByMail(app, { email: EMAIL });
      const code = await issueCode(app, { email: EMAIL, purpose: 'reset' });

      const refused = await change(code, body);
      const tries = await triesOf(app, EMAIL);
      const corrected = await change(code);

      expect(refused.body).toMatchObject({ responseCode: status, message });
      expect([tries, corrected.status]).toEqual([0, 200]);
    },
  );
});
