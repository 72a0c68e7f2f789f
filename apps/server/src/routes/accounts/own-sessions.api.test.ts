import { randomUUID } from 'node:crypto';
import { type OwnSession, SECURITY_MESSAGES, securityEndpoints } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { refusal } from '../../testing/refusal';
import { PASSWORD, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOME = '192.0.2.1';
const CAFE = '198.51.100.7';
const NOW = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

let app: TestApp;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
beforeEach(async () => {
  await app.reset();
  lan = await signUp(app, { email: 'lan@example.com' });
});
afterAll(() => app.close());

async function logInWith(userAgent: string, from = HOME, student = lan): Promise<string> {
  const { email, password } = student;
  const answer = await app.call('POST', '/user/login', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
    from,
  });
  return (answer.body.data as { token: string }).token;
}

async function list(token: string, from = HOME): Promise<OwnSession[]> {
  const answer = await app.call('GET', '/user/sessions', { token, from });
  return securityEndpoints.listSessions.data.parse(answer.body.data).sessions;
}

const end = (token: string, sessionId: string) =>
  app.call('DELETE', `/user/session/${sessionId}`, { token });
const endOthers = (token: string) => app.call('POST', '/user/sessions/end-others', { token });
const statusOf = async (token: string) => (await app.call('GET', '/user/me', { token })).status;
const idOfThis = async (token: string) =>
  (await list(token)).find(({ isThis }) => isThis)?.sessionId ?? '';

describe('the sessions of a student', () => {
  it('are listed with this one first, by browser and system, and whether they are from here', async () => {
    const phone = await logInWith(FIREFOX, CAFE);

    expect(await list(phone, CAFE)).toEqual([
      {
        sessionId: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        signedInDate: NOW,
        lastUsedDate: NOW,
        isThis: true,
        isFromHere: true,
      },
      {
        sessionId: expect.any(String),
        browser: null,
        system: null,
        signedInDate: NOW,
        lastUsedDate: NOW,
        isThis: false,
        isFromHere: null,
      },
    ]);
    expect((await list(phone, HOME))[0]?.isFromHere).toBe(false);
  });

  it('keep no network address and nothing that a browser made up', async () => {
    await logInWith(`<script>${'x'.repeat(9_000)}`, CAFE);

    const [row] = await app.database.query<Record<string, unknown>>(
      'select * from sessions order by created_at desc limit 1',
    );

    expect(row).toMatchObject({ browser: null, system: null });
    expect(JSON.stringify(row)).not.toMatch(/198\.51|script/);
  });

  it('are not listed once they have ended by themselves', async () => {
    await logInWith(FIREFOX);
    await app.database.query(
      "update sessions set last_seen_at = now() - interval '15 days' where browser = 'Firefox'",
    );

    expect(await list(lan.token)).toHaveLength(1);
  });

  it('end one by one: the token is refused at once and the others live', async () => {
    const other = await logInWith(FIREFOX);
    const third = await logInWith(FIREFOX);

    const answer = await end(lan.token, await idOfThis(other));

    expect(answer.status).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(third)).toBe(200);
    expect(await list(lan.token)).toHaveLength(2);
  });

  it('end with this one too, as logging out does', async () => {
    await end(lan.token, await idOfThis(lan.token));

    expect(await statusOf(lan.token)).toBe(401);
  });

  it('end all but this one', async () => {
    const others = [await logInWith(FIREFOX), await logInWith(FIREFOX, CAFE)];

    const answer = await endOthers(lan.token);

    expect(answer.status).toBe(200);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect(await list(lan.token)).toMatchObject([{ isThis: true }]);
  });

  it('all end with a new password', async () => {
    const other = await logInWith(FIREFOX);
    const code = await issueCode(app, { email: lan.email, purpose: 'reset' });

    await app.call('PUT', `/user/change-password-no-token/${lan.email}/${code}`, {
      body: { newPassword: `${PASSWORD}2` },
    });

    expect([await statusOf(lan.token), await statusOf(other)]).toEqual([401, 401]);
  });
});

describe('the session of somebody else', () => {
  it('answers like one that is not there, and lives on', async () => {
    const minh = await signUp(app, { email: 'minh@example.com' });
    const notFound = refusal('not_found', SECURITY_MESSAGES.sessionNotFound);

    const foreign = await end(lan.token, await idOfThis(minh.token));
    const missing = await end(lan.token, randomUUID());

    expect(foreign.body).toEqual(notFound);
    expect(missing.body).toEqual(notFound);
    expect(await statusOf(minh.token)).toBe(200);
  });

  it('is neither listed nor ended with all others', async () => {
    const minh = await signUp(app, { email: 'minh@example.com' });

    await endOthers(lan.token);

    expect(await list(lan.token)).toHaveLength(1);
    expect(await statusOf(minh.token)).toBe(200);
  });
});

describe('what is no id of a session', () => {
  it.each(['1', 'x', '%00', `${randomUUID()}0`, "'or'1'='1"])(
    'is refused: %s',
    async (sessionId) => {
      const answer = await end(lan.token, encodeURIComponent(sessionId));

      expect(answer.status).toBe(400);
    },
  );
});
