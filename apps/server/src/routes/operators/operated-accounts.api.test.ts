import { OPERATOR_MESSAGES, AccountOverviewPageSchema, MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { saveDocument } from '../../testing/documents';
import { saveSet } from '../../testing/flashcards';
import { readAuditRows, readAccount, signUpOperator } from '../../testing/operators';
import { readPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import {
  deactivate,
  forgetSends,
  logIn,
  PASSWORD,
  signUp,
  type Student,
} from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const LAN = 2;
const REASON = { reason: 'Sends spam to others' };

let app: TestApp;
let operator: Student;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  operator = await signUpOperator(app);
  lan = await signUp(app, { email: 'lan@example.com', name: 'Phạm Thị Lan' });
});

const act = (path: string, body?: unknown) =>
  app.call('POST', `/admin${path}`, { token: operator.token, ...(body !== undefined && { body }) });
const block = (userId = LAN) => act(`/user/${userId}/block`, REASON);
const find = async (query: string) => {
  const { body } = await app.call('GET', `/admin/users?${query}`, { token: operator.token });
  return AccountOverviewPageSchema.parse(body.data);
};
const namesFor = async (keyword: string) =>
  (await find(`keyword=${encodeURIComponent(keyword)}`)).users.map(({ name }) => name);

describe('looking for somebody', () => {
  beforeEach(async () => {
    await app.database.query(`insert into users (email, name, password_hash) values
      ('lan.tran_1@school.vn', 'Trần Ngọc Lan', 'x'), ('duc@school.vn', 'Đỗ Minh Đức', 'x'),
      ('anna@school.vn', 'Anna-Maria O''Neil', 'x')`);
  });

  it.each([
    ['lan@', ['Phạm Thị Lan']],
    ['LAN@EXAMPLE', ['Phạm Thị Lan']],
    ['lan', ['Trần Ngọc Lan', 'Phạm Thị Lan']],
    ['example.com', []],
    ['duc', ['Đỗ Minh Đức']],
    ['đức', ['Đỗ Minh Đức']],
    ['minh do', ['Đỗ Minh Đức']],
    ['ngoc l', ['Trần Ngọc Lan']],
    ['inh', []],
    ['lan.tran_', ['Trần Ngọc Lan']],
    ['la_@', []],
    ['%', []],
    ['d%c', []],
    ["o'neil", ["Anna-Maria O'Neil"]],
    ["' & | !", []],
    ['maria', ["Anna-Maria O'Neil"]],
  ])(
    'finds by the beginning of an e-mail address or of words of a name: %s',
    async (keyword, names) => {
      expect(await namesFor(keyword)).toEqual(names);
    },
  );

  it('shows everybody page by page, newest first', async () => {
    const first = await find('pageSize=3');
    const second = await find('pageSize=3&page=1');

    expect(first).toMatchObject({ totalItems: 5, totalPages: 2 });
    expect([...first.users, ...second.users].map(({ userId }) => userId)).toEqual([5, 4, 3, 2, 1]);
    expect(second.users[1]).toEqual({
      userId: 1,
      name: 'Olga Ops',
      email: 'ops@example.com',
      roles: ['User', 'Admin'],
      state: 'active',
      createdDate: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenDate: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(first.users[0]?.lastSeenDate).toBeNull();
  });
});

describe('one account', () => {
  it('is shown with facts and counts, and with nothing that was written in it', async () => {
    await saveDocument(app, lan.token, { title: 'My secret diary' });
    await saveSet(app, lan.token);

    const user = await readAccount(app, operator.token, LAN);

    expect(user).toEqual({
      userId: LAN,
      name: 'Phạm Thị Lan',
      email: lan.email,
      userName: null,
      language: 'en',
      roles: ['User'],
      state: 'active',
      createdDate: expect.any(String),
      lastSeenDate: expect.any(String),
      blockedDate: null,
      deactivatedDate: null,
      plan: 'Basic',
      paidUntil: { pro: null, team: null },
      payments: [],
      counts: { documents: 1, flashcards: expect.any(Number), sets: 1, studySessions: 0 },
      team: null,
      history: [],
    });
    expect(user.counts.flashcards).toBeGreaterThan(0);
    expect(JSON.stringify(user)).not.toContain('diary');
  });
});

describe('a blocked account', () => {
  it('has its sessions ended at once and is let in no more, as with a wrong password', async () => {
    const second = await logIn(app, lan);

    const answer = await block();

    expect(answer.body.data).toMatchObject({
      state: 'blocked',
      blockedDate: expect.any(String),
      lastSeenDate: null,
      history: [{ action: 'user-blocked', details: REASON, actor: { name: 'Olga Ops' } }],
    });
    for (const token of [lan.token, second]) {
      expect((await app.call('GET', '/user/me', { token })).status).toBe(401);
    }
    const { email, password } = lan;
    const right = await app.call('POST', '/user/login', { body: { email, password } });
    const wrong = await app.call('POST', '/user/login', {
      body: { email, password: 'Wrong1Horse' },
    });
    expect(right.body).toEqual(refusal('unauthenticated', MESSAGES.loginFailed));
    expect(right.body).toEqual(wrong.body);
  });

  it.each(['send-verification', 'send-reset-password-code'])(
    'gets no code by %s, and the answer says nothing of it',
    async (kind) => {
      await forgetSends(app);
      await block();
      app.mailbox.empty();

      const blocked = await app.call('POST', `/user/${kind}/${lan.email}`);
      const unknown = await app.call('POST', `/user/${kind}/nobody@example.com`);

      expect(blocked.body).toEqual(unknown.body);
      await expect
        .poll(async () => (await app.composition.store.mailJobs.countWaiting()).waiting)
        .toBe(0);
      expect(app.mailbox.to(lan.email)).toEqual([]);
    },
  );

  it('cannot be opened with a code that was sent before', async () => {
    const code = await issueCode(app, { email: lan.email, purpose: 'account' });
    await block();

    const changed = await app.call('PUT', `/user/change-password-no-token/${lan.email}/${code}`, {
      body: { newPassword: 'Another1' },
    });

    expect(changed.body).toEqual(refusal('invalid_code', MESSAGES.codeWrong));
  });

  it('does not come back by registering again while it is deactivated', async () => {
    await forgetSends(app);
    await deactivate(app, lan);
    await block();
    const code = await issueCode(app, { email: lan.email, purpose: 'registration' });

    const registered = await app.call('PUT', `/user/register/${code}`, {
      body: { name: 'Lan Pham', email: lan.email, password: PASSWORD },
    });

    expect(registered.body).toEqual(refusal('invalid_code', MESSAGES.codeWrong));
  });

  it('is let in again once unblocked; its old tokens stay dead', async () => {
    await block();

    const answer = await act(`/user/${LAN}/unblock`);

    expect(answer.body.data).toMatchObject({ state: 'active', blockedDate: null });
    expect((await app.call('GET', '/user/me', { token: lan.token })).status).toBe(401);
    const token = await logIn(app, lan);
    expect((await app.call('GET', '/user/me', { token })).status).toBe(200);
  });

  it('is blocked once, however many operators click', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => block()));
    await act(`/user/${LAN}/unblock`);
    await act(`/user/${LAN}/unblock`);

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect((await readAuditRows(app)).map(({ action }) => action)).toEqual([
      'admin-granted',
      'user-blocked',
      'user-unblocked',
    ]);
  });

  it('stays blocked when a login was under way', async () => {
    const { email, password } = lan;
    const [, login] = await Promise.all([
      block(),
      app.call('POST', '/user/login', { body: { email, password } }),
    ]);

    const token = (login.body.data as { token?: string } | null)?.token;
    expect((await app.call('GET', '/user/me', { token })).status).toBe(401);
  });

  it('is never an operator’s, neither one’s own nor another’s', async () => {
    await app.composition.services.roles.setOperator(lan.email, true);

    expect((await block(1)).body).toEqual(refusal('forbidden', OPERATOR_MESSAGES.operatorStays));
    expect((await block(LAN)).body).toEqual(refusal('forbidden', OPERATOR_MESSAGES.operatorStays));
    expect((await app.call('GET', '/user/me', { token: lan.token })).status).toBe(200);
  });
});

describe('days given by an operator', () => {
  const gift = { plan: 'pro', days: 10, note: 'The server was down' };
  const give = (body: object = gift, key?: string) =>
    app.call('POST', `/admin/user/${LAN}/grant`, {
      token: operator.token,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const daysFromNow = (date: unknown) =>
    Math.round((Date.parse(String(date)) - Date.now()) / 86_400_000);
  const grants = () => app.database.query('select plan, payment_id from plan_grants order by id');

  it('come behind what is left, without a payment, and into the log', async () => {
    await give();
    const second = await give({ ...gift, days: 5 });

    expect(second.body.data).toEqual({ plan: 'pro', paidUntil: expect.any(String) });
    const user = await readAccount(app, operator.token, LAN);
    expect(user.plan).toBe('Pro');
    expect(daysFromNow(user.paidUntil.pro)).toBe(15);
    expect(user.payments).toEqual([]);
    expect(await readPlan(app, lan.token)).toBe('Pro');
    expect(await grants()).toEqual([
      { plan: 'pro', payment_id: null },
      { plan: 'pro', payment_id: null },
    ]);
    expect((await readAuditRows(app)).at(-1)).toEqual({
      actor_id: 1,
      action: 'plan-granted',
      target_id: LAN,
      details: { ...gift, days: 5 },
    });
  });

  it('are given once to a call that is repeated under its key', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(gift, 'gift-1')));
    const other = await give({ ...gift, days: 300 }, 'gift-1');

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(other.status).toBe(409);
    expect(await grants()).toHaveLength(1);
    expect(await readAuditRows(app)).toHaveLength(2);
  });
});
