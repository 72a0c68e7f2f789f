import { MESSAGES } from '@scholar/contract';
import { toOwnerId } from '@scholar/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passTime } from '../../testing/clock';
import { issueCode, otherCode, triesOf } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { listTitles, saveDocument } from '../../testing/documents';
import {
  deactivate,
  logIn,
  PASSWORD,
  requestCode,
  registerByMail,
  type Student,
} from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';

let app: TestApp;
let lan: Student;
beforeAll(async () => {
  const { replace } = createCountingHasher({ isQuick: true });
  app = await startTestApp({ passwords: replace });
});
beforeEach(async () => {
  await app.reset();
  lan = await registerByMail(app, { email: EMAIL, name: 'Lan Chi' });
  await passTime(app, 3);
});
afterAll(() => app.close());

function sendDeactivation(code: string, token?: string, query = '') {
  return app.call('DELETE', `/user/deactivate-account/${code}${query}`, { token });
}

async function statusOfMe(token: string): Promise<number> {
  return (await app.call('GET', '/user/me', { token })).status;
}

async function passDays(days: number) {
  await app.database.query(
    `update users set deactivated_at = deactivated_at - interval '${days} days'`,
  );
}

async function countRows(table: string): Promise<number> {
  return (await app.database.query(`select 1 from ${table}`)).length;
}

describe('deactivating an account', () => {
  it('[A-36] ends every session at once, uses up the code and tells the owner', async () => {
    const otherDevice = await logIn(app, lan);
    const code = await requestCode(app, EMAIL);

    const answer = await sendDeactivation(code, lan.token);

    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: null });
    expect([await statusOfMe(lan.token), await statusOfMe(otherDevice)]).toEqual([401, 401]);
    expect(await countRows('codes')).toBe(0);
    expect((await app.mailbox.wait(EMAIL, 3)).subject).toBe('Your Scholar account is deactivated');
    const login = await app.call('POST', '/user/login', {
      body: { email: EMAIL, password: PASSWORD },
    });
    expect(login.body).toMatchObject({ responseCode: 401, message: MESSAGES.loginFailed });
  });

  it('[D-39] deletes everything at once where that was chosen', async () => {
    await saveDocument(app, lan.token);
    const code = await requestCode(app, EMAIL);

    const answer = await sendDeactivation(code, lan.token, '?everything=true');

    expect(answer.status).toBe(200);
    expect(await statusOfMe(lan.token)).toBe(401);
    expect([await countRows('users'), await countRows('documents')]).toEqual([0, 0]);
    expect((await app.mailbox.wait(EMAIL, 3)).subject).toBe('Your Scholar account is deleted');
    await passTime(app, 3);
    const again = await registerByMail(app, { email: EMAIL });
    expect(await listTitles(app, again.token)).toEqual([]);
  });

  it.each(['?everything=', '?everything=1', '?all=true'])(
    '[D-39] refuses %s, and leaves the account alone',
    async (query) => {
      const code = await issueCode(app, { email: EMAIL, purpose: 'account' });

      expect((await sendDeactivation(code, lan.token, query)).status).toBe(400);
      expect(await statusOfMe(lan.token)).toBe(200);
    },
  );

  it('[B-57] needs a token; without one the code is not even looked up', async () => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'account' });

    const answers = [await sendDeactivation(code), await sendDeactivation(code, 'not.a.token')];

    expect(answers.map(({ body }) => body.message)).toEqual([MESSAGES.signIn, MESSAGES.signIn]);
    expect(await triesOf(app, EMAIL)).toBe(0);
    expect(await statusOfMe(lan.token)).toBe(200);
  });

  it('[W-4] [B-57] with the code of one student and the token of another leaves both accounts alone', async () => {
    const binh = await registerByMail(app, { email: 'binh@example.com' });
    const codeOfLan = await issueCode(app, { email: EMAIL, purpose: 'account', code: '111111' });
    await issueCode(app, { email: 'binh@example.com', purpose: 'account', code: '222222' });

    const answer = await sendDeactivation(codeOfLan, binh.token);

    expect(answer.body).toMatchObject({ responseCode: 400, message: MESSAGES.codeWrong });
    expect([await statusOfMe(lan.token), await statusOfMe(binh.token)]).toEqual([200, 200]);
    expect([await triesOf(app, EMAIL), await triesOf(app, 'binh@example.com')]).toEqual([0, 1]);
  });

  it('[B-57] is refused with a token that has run out', async () => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'account' });
    await app.database.query("update sessions set last_seen_at = now() - interval '15 days'");

    expect((await sendDeactivation(code, lan.token)).status).toBe(401);
  });

  it('[B-57] fails after five wrong codes, also with the right one', async () => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'account' });
    for (let n = 1; n <= 5; n += 1) {
      await sendDeactivation(otherCode(code, n), lan.token);
    }

    expect((await sendDeactivation(code, lan.token)).status).toBe(400);
    expect(await statusOfMe(lan.token)).toBe(200);
  });

  it('[B-57] cannot be repeated: the token is dead', async () => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'account' });

    const statuses = [
      await sendDeactivation(code, lan.token),
      await sendDeactivation(code, lan.token),
    ];

    expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
  });

  it('[B-58] [A-37] lets a save in flight finish before it or answers it with 401', async () => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'account' });
    const save = (n: number) =>
      app.call('PATCH', '/user/update/profile', {
        token: lan.token,
        body: { phoneNumber: `090000000${n}` },
      });

    const [answer, ...saves] = await Promise.all([
      sendDeactivation(code, lan.token),
      ...Array.from({ length: 8 }, (_, n) => save(n)),
    ]);

    expect(answer?.status).toBe(200);
    expect(saves.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    const kept = saves.flatMap(({ status }, n) => (status === 200 ? [`090000000${n}`] : []));
    const [row] = await app.database.query<{ phone: string | null }>(
      'select phone_number as phone from users',
    );
    expect(kept.length > 0 ? kept : [null]).toContain(row?.phone);
  });

  it('[B-58] [A-37] a save that comes too late is refused and leaves nothing behind', async () => {
    const owner = toOwnerId(1);
    const { accounts } = app.composition.store;
    await deactivate(app, lan);
    const before = await app.database.query('select * from users');

    const late = await Promise.allSettled([
      accounts.updateProfile(owner, { name: 'Too Late' }),
      accounts.updateUsername(owner, 'too.late'),
      accounts.updateLanguage(owner, 'vi'),
      accounts.updatePicture(owner, new Uint8Array([1, 2, 3])),
    ]);

    expect(late).toEqual(
      late.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'unauthenticated' }),
      })),
    );
    expect(await app.database.query('select * from users')).toEqual(before);
    expect(await countRows('profile_pictures')).toBe(0);
  });
});

describe('coming back', () => {
  const NEW_PASSWORD = 'Brand1New';

  async function register(email: string = EMAIL) {
    const code = await issueCode(app, { email, purpose: 'registration' });
    return app.call('PUT', `/user/register/${code}`, {
      body: { name: 'Lan Chi', email, password: NEW_PASSWORD },
    });
  }

  async function readMe() {
    const token = await logIn(app, { email: EMAIL, password: NEW_PASSWORD });
    return (await app.call('GET', '/user/me', { token })).body.data;
  }

  it.each([0, 29])(
    '[D-19] after %i days restores everything under the new password',
    async (days) => {
      const { token } = lan;
      await app.call('PATCH', '/user/update/profile', {
        token,
        body: { phoneNumber: '+84 90 123 4567' },
      });
      await app.call('PATCH', '/user/update/username', { token, body: { userName: 'lan.chi' } });
      await app.call('PATCH', '/user/update/settings', { token, body: { language: 'vi' } });
      await app.composition.store.accounts.updatePicture(toOwnerId(1), new Uint8Array([1, 2, 3]));
      const { data: before } = (await app.call('GET', '/user/me', { token })).body;
      await deactivate(app, lan);
      await passDays(days);
      await app.composition.services.deactivation.purgeOld();

      const answer = await register();

      expect(answer.body).toEqual({
        responseCode: 201,
        message: 'OK',
        data: { jwtToken: expect.stringMatching(/^ey/), user: { name: 'Lan Chi', email: EMAIL } },
      });
      expect(await readMe()).toEqual(before);
      expect(await statusOfMe(token)).toBe(401);
      const oldPassword = await app.call('POST', '/user/login', {
        body: { email: EMAIL, password: PASSWORD },
      });
      expect(oldPassword.status).toBe(401);
    },
  );

  it('[D-19] [A-36] after 30 days everything is purged, and the address is new', async () => {
    await app.composition.store.accounts.updatePicture(toOwnerId(1), new Uint8Array([1, 2, 3]));
    await registerByMail(app, { email: 'binh@example.com' });
    await deactivate(app, lan);
    await passDays(31);

    const purged = await app.composition.services.deactivation.purgeOld();

    expect(purged).toBe(1);
    expect(await app.database.query('select email from users')).toEqual([
      { email: 'binh@example.com' },
    ]);
    for (const table of ['sessions', 'known_addresses', 'profile_pictures']) {
      expect(await app.database.query(`select 1 from ${table} where user_id = 1`)).toEqual([]);
    }
    await register();
    expect(await readMe()).toMatchObject({ userId: 3, profilePicture: null });
  });

  it('[D-19] after 30 days the address is new, also before the purge has run', async () => {
    await app.call('PATCH', '/user/update/username', {
      token: lan.token,
      body: { userName: 'lan.chi' },
    });
    await deactivate(app, lan);
    await passDays(31);

    await register();

    expect(await readMe()).toMatchObject({ userId: 2, userName: null });
    expect(await countRows('users')).toBe(1);
  });
});

describe('logging out of all devices', () => {
  it('[B-59] needs a token that still lives', async () => {
    await app.call('POST', '/user/invalidate-me', { token: lan.token });

    const answers = [
      await app.call('POST', '/user/invalidate-me'),
      await app.call('POST', '/user/invalidate-me', { token: lan.token }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(await app.database.query('select generation from users')).toEqual([{ generation: 2 }]);
  });
});
