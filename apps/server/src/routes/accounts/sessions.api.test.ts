import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, registerByMail, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let student: Student;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  student = await registerByMail(app);
});
afterAll(() => app.close());

const statusOfMe = async (token: string) => (await app.call('GET', '/user/me', { token })).status;
/** A call that asks who is there, and nothing about them. */
const statusOfUpdate = async (token: string) =>
  (await app.call('PATCH', '/user/update/settings', { token, body: { language: 'en' } })).status;

describe('a session', () => {
  it('[W-18] ends with log out, and only this one', async () => {
    const other = await logIn(app, student);

    await app.call('POST', '/user/logout', { token: student.token });

    expect(await statusOfMe(student.token)).toBe(401);
    expect(await statusOfMe(other)).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '[A-31, A-32] ends everywhere with %s invalidate-me',
    async (method) => {
      const other = await logIn(app, student);

      const answer = await app.call(method, '/user/invalidate-me', { token: student.token });

      expect(answer.status).toBe(200);
      expect(await statusOfMe(student.token)).toBe(401);
      expect(await statusOfMe(other)).toBe(401);
    },
  );

  it.each(['GET', 'HEAD'] as const)('[A-32] does not end with %s invalidate-me', async (method) => {
    const response = await app.app.inject({
      method,
      url: '/api/user/invalidate-me',
      headers: { authorization: `Bearer ${student.token}` },
    });

    expect([response.statusCode, response.headers.allow]).toEqual([
      405,
      'POST, PUT, PATCH, DELETE',
    ]);
    expect(await statusOfMe(student.token)).toBe(200);
  });

  it('[A-30] of the same second is dead after log out everywhere, and the next one lives', async () => {
    let token = student.token;
    for (let round = 0; round < 20; round += 1) {
      await app.call('POST', '/user/invalidate-me', { token });
      const next = await logIn(app, student);

      expect(await statusOfMe(token)).toBe(401);
      expect(await statusOfMe(next)).toBe(200);
      token = next;
    }
  });

  it('[B-59] survives fifty log-outs everywhere at once: a new login works', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.call('POST', '/user/invalidate-me', { token: student.token }),
      ),
    );

    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(await statusOfMe(await logIn(app, student))).toBe(200);
  });

  it.each([
    ["interval '13 days 23 hours'", 200],
    ["interval '14 days 1 minute'", 401],
  ])('[A-33] unused for %s answers %i', async (age, status) => {
    await app.database.query(`update sessions set last_seen_at = now() - ${age}`);

    expect(await statusOfMe(student.token)).toBe(status);
  });

  it('[A-33] ends after 90 days, however often it was used', async () => {
    await app.database.query(
      "update sessions set created_at = now() - interval '90 days 1 minute'",
    );

    expect(await statusOfMe(student.token)).toBe(401);
  });

  it.each([
    ['the profile is read', statusOfMe],
    ['something is changed', statusOfUpdate],
  ])('stays alive by being used: %s', async (_, use) => {
    await app.database.query("update sessions set last_seen_at = now() - interval '10 days'");
    await use(student.token);
    await app.database.query(
      "update sessions set last_seen_at = last_seen_at - interval '10 days'",
    );

    expect(await use(student.token)).toBe(200);
  });

  it.each([
    ['it is deleted', 'delete from sessions'],
    ['the generation is raised', 'update users set generation = generation + 1'],
    ['the account is deactivated', 'update users set deactivated_at = now()'],
    ['it was idle', "update sessions set last_seen_at = now() - interval '14 days 1 minute'"],
    ['it is old', "update sessions set created_at = now() - interval '90 days 1 minute'"],
    ['it belongs to another student', 'update sessions set user_id = 2'],
  ])('[A-29] is refused alike by every way of checking it, once %s', async (_, change) => {
    await registerByMail(app, { email: 'lan@example.com' });

    await app.database.query(change);

    expect(await statusOfMe(student.token)).toBe(401);
    expect(await statusOfUpdate(student.token)).toBe(401);
  });

  it('is checked and its student read in one statement', async () => {
    const statements = await app.database.statementsOf(() => statusOfMe(student.token));

    expect(statements.filter((text) => /"(sessions|users)"/.test(text))).toHaveLength(1);
  });

  it('[A-34] of another student cannot be borrowed by its number', async () => {
    const other = await registerByMail(app, { email: 'lan@example.com' });
    const [session] = await app.database.query<{ id: string }>(
      'select id from sessions where user_id = 1',
    );
    const forged = await new SignJWT({ sid: session?.id, ver: 1, typ: 'access' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setIssuer('scholar')
      .setAudience('scholar-api')
      .setExpirationTime('1 day')
      .sign(new TextEncoder().encode('a secret of somebody else, long enough'));

    expect(await statusOfMe(forged)).toBe(401);
    expect(await statusOfMe(other.token)).toBe(200);
  });

  it('does not begin in an account whose password was changed during the login', async () => {
    const { store } = app.composition;
    const account = await store.accounts.findByEmail(student.email);
    if (!account) {
      throw new Error('The student is gone.');
    }
    await store.sessions.endAll(account.owner);

    const late = await store.sessions.create(account);

    expect(await store.sessions.isAlive(late)).toBe(false);
  });
});
