import { operatorEndpoints, MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { readAuditRows, signUpOperator } from '../../testing/operators';
import { refusal } from '../../testing/refusal';
import { deactivate, forgetSends, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const NOBODY = 999;
const CALLS = Object.values(operatorEndpoints).map(({ method, path }) => ({
  method,
  path: path.replaceAll(/:\w+/g, '1'),
}));

let app: TestApp;
let operator: Student;
let student: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  operator = await signUpOperator(app);
  student = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
});

const callAll = (token: string) =>
  Promise.all(
    CALLS.map(async ({ method, path }) => {
      const { status, body } = await app.call(method, path, { token, body: {} });
      return { path, status, body };
    }),
  );
const readMe = async (token: string) => (await app.call('GET', '/user/me', { token })).body.data;
const setOperator = (email: string, isOperator: boolean) =>
  app.composition.services.roles.setOperator(email, isOperator);

describe('the calls of operators', () => {
  it('answer to everybody else like an address where nothing is', async () => {
    const nowhere = await app.call('GET', '/admin/nothing-here', { token: student.token });

    const answers = await callAll(student.token);

    expect(nowhere.body).toEqual(refusal('not_found', MESSAGES.notFound));
    expect(answers).toEqual(CALLS.map(({ path }) => ({ path, status: 404, body: nowhere.body })));
    expect(await readAuditRows(app)).toHaveLength(1);
  });

  it('are closed with the next call after the role is taken away', async () => {
    const before = await app.call('GET', '/admin/users', { token: operator.token });

    await setOperator(operator.email, false);

    expect(before.status).toBe(200);
    const answers = await callAll(operator.token);
    expect(answers.map(({ status }) => status)).toEqual(CALLS.map(() => 404));
    expect((await app.call('GET', '/user/me', { token: operator.token })).status).toBe(200);
  });
});

describe('the role of an operator', () => {
  it('is among the roles of whoever has it, and goes into the log', async () => {
    expect(await readMe(student.token)).toMatchObject({
      userRoles: [{ role: { roleName: 'User' } }],
    });
    expect(await readMe(operator.token)).toMatchObject({
      userRoles: [{ role: { roleName: 'User' } }, { role: { roleName: 'Admin' } }],
    });

    expect(await setOperator(operator.email, false)).toBe('changed');

    expect(await readMe(operator.token)).toMatchObject({
      userRoles: [{ role: { roleName: 'User' } }],
    });
    expect(await readAuditRows(app)).toEqual([
      { actor_id: null, action: 'admin-granted', target_id: 1, details: {} },
      { actor_id: null, action: 'admin-revoked', target_id: 1, details: {} },
    ]);
  });

  it('is given in any spelling of the address, once', async () => {
    const changes = await Promise.all([
      setOperator(' LAN@Example.com', true),
      setOperator('lan@example.com', true),
    ]);

    expect(changes.toSorted()).toEqual(['changed', 'unchanged']);
    expect(await readAuditRows(app)).toHaveLength(2);
  });

  it('goes to no unknown, deactivated or blocked account', async () => {
    const reason = { reason: 'Sends spam to others' };
    await app.call('POST', '/admin/user/2/block', { token: operator.token, body: reason });
    await forgetSends(app);
    const leaving = await signUp(app, { email: 'an@example.com' });
    await forgetSends(app);
    await deactivate(app, leaving);

    expect(await setOperator('nobody@example.com', true)).toBe('unknown');
    expect(await setOperator(leaving.email, true)).toBe('unknown');
    expect(await setOperator(student.email, true)).toBe('blocked');
  });
});

describe('the log of operators', () => {
  it.each([
    "update audit_log set action = 'user-unblocked'",
    'update audit_log set actor_id = 2',
    'delete from audit_log',
  ])('refuses: %s', async (statement) => {
    await expect(app.database.query(statement)).rejects.toMatchObject({
      cause: { message: 'audit_log takes new rows only' },
    });

    expect(await readAuditRows(app)).toHaveLength(1);
  });

  it('is shown newest first, page by page, also after the accounts are gone', async () => {
    await app.call('POST', '/admin/user/2/block', {
      token: operator.token,
      body: { reason: 'Sends spam to others' },
    });
    await app.call('POST', '/admin/user/2/unblock', { token: operator.token });
    await app.database.query('delete from users where id = 2');

    const first = await app.call('GET', '/admin/audit?pageSize=2', { token: operator.token });
    const second = await app.call('GET', '/admin/audit?pageSize=2&page=1', {
      token: operator.token,
    });

    const gone = { userId: 2, name: null };
    const olga = { userId: 1, name: 'Olga Ops' };
    const date = expect.stringMatching(/^\d{4}-/);
    expect(first.body.data).toEqual({
      entries: [
        { auditId: 3, action: 'user-unblocked', actor: olga, target: gone, details: {}, date },
        {
          auditId: 2,
          action: 'user-blocked',
          actor: olga,
          target: gone,
          details: { reason: 'Sends spam to others' },
          date,
        },
      ],
      totalPages: 2,
      totalItems: 3,
    });
    expect(second.body.data).toMatchObject({
      entries: [{ auditId: 1, action: 'admin-granted', actor: null, target: olga }],
    });
  });
});

describe('what is sent to an operator’s call', () => {
  it.each([
    ['POST', '/admin/user/2/block', { reason: 'no' }],
    ['POST', '/admin/user/2/block', { reason: '\u200b\u200b\u200b\u200b' }],
    ['POST', '/admin/user/2/block', { reason: 'x'.repeat(501) }],
    ['POST', '/admin/user/2/block', {}],
    ['POST', '/admin/user/2/grant', { plan: 'basic', days: 3, note: 'Sorry for that' }],
    ['POST', '/admin/user/2/grant', { plan: 'pro', days: 0, note: 'Sorry for that' }],
    ['POST', '/admin/user/2/grant', { plan: 'pro', days: 366, note: 'Sorry for that' }],
    ['POST', '/admin/user/2/grant', { plan: 'pro', days: 1.5, note: 'Sorry for that' }],
    ['POST', '/admin/user/2/grant', { plan: 'pro', days: '3', note: 'Sorry for that' }],
    ['POST', '/admin/user/2/grant', { plan: 'pro', days: 3, note: '' }],
    ['POST', '/admin/payment/1/settle', { decision: 'refund', note: 'Sorry for that' }],
    ['POST', '/admin/payment/x/settle', { decision: 'grant', note: 'Sorry for that' }],
    ['GET', '/admin/users?pageSize=101', undefined],
    ['GET', '/admin/users?page=-1', undefined],
    ['GET', '/admin/users?role=Admin', undefined],
    ['GET', '/admin/payments?status=paid', undefined],
    ['GET', '/admin/mails?state=sent', undefined],
    ['GET', '/admin/user/0', undefined],
  ] as const)('is refused when it makes no sense: %s %s %j', async (method, path, body) => {
    const answer = await app.call(method, path, { token: operator.token, body });

    expect(answer.status).toBe(400);
    expect(await readAuditRows(app)).toHaveLength(1);
  });

  it.each([
    ['GET', `/admin/user/${NOBODY}`, undefined],
    ['POST', `/admin/user/${NOBODY}/block`, { reason: 'Sends spam to others' }],
    ['POST', `/admin/user/${NOBODY}/unblock`, undefined],
    ['POST', `/admin/user/${NOBODY}/grant`, { plan: 'pro', days: 3, note: 'Sorry for that' }],
    ['POST', `/admin/payment/${NOBODY}/settle`, { decision: 'grant', note: 'Sorry for that' }],
    ['POST', `/admin/mail/${NOBODY}/retry`, undefined],
  ] as const)('names nothing that is not there: %s %s', async (method, path, body) => {
    const answer = await app.call(method, path, { token: operator.token, body });

    expect(answer.status).toBe(404);
    expect(await readAuditRows(app)).toHaveLength(1);
  });
});
