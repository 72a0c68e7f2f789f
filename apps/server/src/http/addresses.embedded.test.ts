import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVariant } from '../testing/app-variant';
import { refusal } from '../testing/refusal';
import { PASSWORD, signUp, type Student } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let student: Student;
beforeAll(async () => {
  app = await startTestApp();
  student = await signUp(app);
});
afterAll(() => app.close());

/** A well-formed e-mail of exactly this many characters. */
function emailOfLength(length: number): string {
  const domain = `@${'d'.repeat(60)}.example.com`;
  return 'a'.repeat(length - domain.length) + domain;
}

const send = (email: string) => app.call('POST', `/user/send-verification/${email}`);
describe('addresses', () => {
  it.each([
    ['%zz', '/user/send-verification/%zz'],
    ['%ff%fe', '/user/send-verification/%ff%fe'],
    ['half an escape', '/user/send-verification/a%4'],
  ])('[B-21] with %s are refused', async (_, path) => {
    const answer = await app.call('POST', path);

    expect(answer.body).toEqual(refusal('invalid_input', MESSAGES.invalidRequest));
  });

  it.each([
    ['in an e-mail', 'POST', '/user/send-verification/a%00@b.co', undefined],
    [
      'in a code',
      'PUT',
      '/user/register/1234%005',
      { email: 'minh@example.com', name: 'Minh', password: PASSWORD },
    ],
  ] as const)('[B-22] with NUL %s are refused', async (_, method, path, body) => {
    const answer = await app.call(method, path, { body });

    expect(answer.status).toBe(400);
  });

  it('[B-23] with an encoded slash stay one parameter and never reach another route', async () => {
    const email = await app.call('POST', '/user/send-verification/a%2Fb@example.com');
    const escape = await app.call('POST', '/user/send-verification/..%2Flogout');

    expect(email.status).toBe(200);
    await expect(app.mailbox.wait('a/b@example.com')).resolves.toBeDefined();
    expect(escape.body).toEqual(refusal('invalid_input', MESSAGES.email));
  });

  it.each([101, 254])('[M1] take an e-mail of %i characters', async (length) => {
    const email = emailOfLength(length);

    const answer = await send(email);

    expect(answer.status).toBe(200);
    await expect(app.mailbox.wait(email)).resolves.toBeDefined();
  });

  it('[M1] take an e-mail of 254 characters whose escapes are much longer', async () => {
    const email = emailOfLength(254).replaceAll('a', 'ễ').replace('exễmple', 'example');

    const answer = await send(encodeURIComponent(email));

    expect(answer.status).toBe(200);
  });

  it.each([255, 320])('[B-24] refuse an e-mail of %i characters as an e-mail', async (length) => {
    const answer = await send(emailOfLength(length));

    expect(answer.body).toEqual(refusal('invalid_input', MESSAGES.email));
  });

  it.each([321, 5_000])(
    '[B-24] [M1] refuse %i characters without repeating them',
    async (length) => {
      const answer = await send(emailOfLength(length));

      expect(answer.body).toEqual(refusal('uri_too_long', MESSAGES.uriTooLong));
      expect(JSON.stringify(answer)).not.toContain('aaaa');
    },
  );

  it.each([
    ['[M12] a mistyped reset call', 'PUT', '/user/change-password-no-tokn/minh@example.com/123456'],
    ['[M4] an unknown address', 'GET', '/user/me/minh@example.com?token=123456'],
  ] as const)('are not repeated in a 404: %s', async (_, method, path) => {
    const answer = await app.call(method, path);

    expect(answer.body).toEqual(refusal('not_found', MESSAGES.notFound));
  });

  it.each(['TRACE', 'PROPFIND', 'LOCK'])('[B-06] take no %s', async (method) => {
    const { token } = student;

    const answer = await app.app.inject({
      // The type of inject names only the verbs in everyday use.
      method: method as 'GET',
      url: '/api/user/logout',
      headers: { authorization: `Bearer ${token}` },
    });

    expect(answer.statusCode).toBe(404);
    expect((await app.call('GET', '/user/me', { token })).status).toBe(200);
  });
});

describe('authorization', () => {
  it.each([
    ['the usual form', (token: string) => `Bearer ${token}`, 200],
    ['a lower-case scheme', (token: string) => `bearer ${token}`, 200],
    ['an upper-case scheme', (token: string) => `BEARER ${token}`, 200],
    ['the scheme twice', (token: string) => `Bearer Bearer ${token}`, 401],
    ['two of them in one header', (token: string) => `Bearer ${token}, Bearer ${token}`, 401],
    ['a space inside', (token: string) => `Bearer ${token.slice(0, 20)} ${token.slice(20)}`, 401],
    ['two spaces', (token: string) => `Bearer  ${token}`, 401],
    ['no scheme', (token: string) => token, 401],
    ['another scheme', (token: string) => `Basic ${token}`, 401],
    ['nothing behind the scheme', () => 'Bearer ', 401],
    ['nothing', () => '', 401],
  ])('[B-25] in %s answers as it should', async (_, write, status) => {
    const authorization = write(student.token);

    const answer = await app.call('GET', '/user/me', { headers: { authorization } });

    expect(answer.status).toBe(status);
  });
});

describe('headers a client may forge', () => {
  const FORGED = {
    host: 'evil.example',
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
  };

  it('[B-26] do not reach the links in mails', async () => {
    await app.call('POST', '/user/send-verification/lan@example.com', { headers: FORGED });

    const { text, html } = await app.mailbox.wait('lan@example.com');
    expect(text + html).not.toContain('evil.example');
  });

  it('[B-26] [O-10] open nothing to other origins', async () => {
    const answer = await app.call('GET', '/user/me', { headers: FORGED });

    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });

  it.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
    '[B-26] do not change the method: %s',
    async (name) => {
      const { token } = student;

      const answer = await app.call('GET', '/user/invalidate-me', {
        token,
        headers: { [name]: 'POST' },
      });

      expect(answer.status).toBe(405);
      expect((await app.call('GET', '/user/me', { token })).status).toBe(200);
    },
  );

  it('[A-27] do not move the address that limits count by, unless a trusted proxy says so', async () => {
    const proxy = '192.0.2.77';
    const plain = await startVariant(app, { settings: { rateLimit: 2 } });
    const behindProxy = await startVariant(app, {
      settings: { rateLimit: 2, trustProxy: [proxy] },
    });
    const threeCalls = async ({ call }: Pick<TestApp, 'call'>, from: string) => {
      const statuses: number[] = [];
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        const answer = await call('GET', '/user/me', {
          from,
          headers: { 'x-forwarded-for': address, 'x-real-ip': address },
        });
        statuses.push(answer.status);
      }
      return statuses;
    };

    expect(await threeCalls(plain, proxy)).toEqual([401, 401, 429]);
    expect(await threeCalls(behindProxy, proxy)).toEqual([401, 401, 401]);
    expect(await threeCalls(behindProxy, '192.0.2.78')).toEqual([401, 401, 429]);

    await Promise.all([plain.app.close(), behindProxy.app.close()]);
  });

  it.each([
    ['[O-02] keep a request id that is well-formed', 'from-the-proxy-1234', true],
    ['[O-02] replace one that is too short', 'short', false],
    ['[O-02] replace one that is too long', 'x'.repeat(65), false],
    ['[O-02] replace one with other characters', 'minh@example.com', false],
  ])('%s', async (_, id, isKept) => {
    const answer = await app.call('GET', '/user/me', { headers: { 'x-request-id': id } });

    expect(answer.headers['x-request-id'] === id).toBe(isKept);
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  });
});
