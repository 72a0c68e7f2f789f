import { operatorEndpoints, SECURITY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { readAuditRows, signUpOperator } from '../../testing/operators';
import { refusal } from '../../testing/refusal';
import { giveSecondFactor, turnOnSecondFactor } from '../../testing/second-factor';
import { logIn, PASSWORD, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const CALLS = Object.values(operatorEndpoints).map(({ method, path }) => ({
  method,
  path: path.replaceAll(/:\w+/g, '1'),
}));
const MONEY = ['/admin/user/1/grant', '/admin/payment/1/settle'];
const GIFT = { plan: 'pro', days: 3, note: 'Sorry for that' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(() => app.reset());

const callAll = (token: string) =>
  Promise.all(
    CALLS.map(async ({ method, path }) => {
      const { body } = await app.call(method, path, { token, body: {} });
      return { path, body };
    }),
  );
const statusOfMe = async (token: string) => (await app.call('GET', '/user/me', { token })).status;

describe('an operator without a second factor', () => {
  let olga: Student;
  beforeEach(async () => {
    olga = await signUp(app, { email: 'ops@example.com' });
    await app.composition.services.roles.setOperator(olga.email, true);
  });

  it('is told to set one up, by every call of operators', async () => {
    const body = refusal('forbidden', SECURITY_MESSAGES.secondFactorRequired);

    expect(await callAll(olga.token)).toEqual(CALLS.map(({ path }) => ({ path, body })));
    expect(await readAuditRows(app)).toHaveLength(1);
  });

  it('is none after beginning to set one up', async () => {
    await app.call('POST', '/user/second-factor/begin', {
      token: olga.token,
      body: { password: PASSWORD },
    });

    expect((await app.call('GET', '/admin/users', { token: olga.token })).status).toBe(403);
  });

  it('studies like everybody, and works as an operator once it is set up', async () => {
    expect(await statusOfMe(olga.token)).toBe(200);

    await turnOnSecondFactor(app, olga);

    expect((await app.call('GET', '/admin/users', { token: olga.token })).status).toBe(200);
  });
});

describe('a second factor that was lost', () => {
  const reset = (email: string) => app.composition.services.roles.resetSecondFactor(email);

  it('is reset from the command line: sessions end, the password alone signs in, a mail tells', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    await giveSecondFactor(app, lan);

    expect(await reset(' LAN@example.com')).toBe('changed');

    expect(await statusOfMe(lan.token)).toBe(401);
    expect(await statusOfMe(await logIn(app, lan))).toBe(200);
    expect((await app.mailbox.wait(lan.email, 1)).subject).toBe(
      'The second factor of your Scholar account is off',
    );
    expect(await readAuditRows(app)).toEqual([
      { actor_id: null, action: 'second-factor-reset', target_id: 1, details: {} },
    ]);
  });

  it('closes the calls of operators until another one is set up', async () => {
    const operator = await signUpOperator(app);

    await reset(operator.email);

    const token = await logIn(app, operator);
    expect((await app.call('GET', '/admin/users', { token })).status).toBe(403);
  });

  it('is nothing to reset where there is none', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });

    expect(await reset(lan.email)).toBe('unchanged');
    expect(await reset('nobody@example.com')).toBe('unknown');
    expect(await statusOfMe(lan.token)).toBe(200);
    expect(await readAuditRows(app)).toEqual([]);
  });
});

describe('giving money away', () => {
  let operator: Student;
  beforeEach(async () => {
    operator = await signUpOperator(app);
  });
  const grant = () =>
    app.call('POST', '/admin/user/1/grant', { token: operator.token, body: GIFT });
  const confirm = (password: string, token = operator.token) =>
    app.call('POST', '/user/confirm-password', { token, body: { password } });
  const lastEnteredAgo = (age: string) =>
    app.database.query(`update sessions set password_at = now() - interval '${age}'`);

  it.each([
    ['9 minutes 50 seconds', 200],
    ['10 minutes 1 second', 403],
  ])('works %s after the password: %i', async (age, status) => {
    await lastEnteredAgo(age);

    expect((await grant()).status).toBe(status);
  });

  it('asks for a fresh password, and nothing else of operators does', async () => {
    await lastEnteredAgo('1 hour');

    const answers = await callAll(operator.token);

    const asking = answers.filter(
      ({ body }) => body.messageId === 'security.passwordNeeded' && body.responseCode === 403,
    );
    expect(asking.map(({ path }) => path)).toEqual(MONEY);
  });

  it('works after the password was entered again, in this session alone', async () => {
    const other = await signUp(app, { email: 'lan@example.com' });
    await lastEnteredAgo('1 hour');
    await confirm(PASSWORD, other.token);

    expect((await grant()).status).toBe(403);
    expect((await confirm(PASSWORD)).status).toBe(200);
    expect((await grant()).status).toBe(200);
  });

  it('stays closed after a wrong password, which counts like one at the log-in', async () => {
    await lastEnteredAgo('1 hour');

    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await confirm('Wrong1Horse')).status);
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await confirm(PASSWORD)).status).toBe(429);
    expect((await grant()).status).toBe(403);
  });
});
