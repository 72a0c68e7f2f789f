import { gzipSync } from 'node:zlib';
import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startVariant } from '../testing/app-variant';
import { PASSWORD, signUp } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN = { email: 'minh@example.com', password: PASSWORD };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** A well-formed e-mail of exactly this many characters. */
function emailOfLength(length: number): string {
  const domain = `@${'d'.repeat(60)}.example.com`;
  return 'a'.repeat(length - domain.length) + domain;
}

const send = (email: string) => app.call('POST', `/user/send-verification/${email}`);
const refused = (status: number, errorCode: string, message: string) => ({
  responseCode: status,
  message,
  data: null,
  errorCode,
});

describe('bodies', () => {
  const login = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
    app.call('POST', '/user/login', { body, headers });

  it.each([
    ['[B-08] text', 'text/plain'],
    ['[B-08] a form', 'application/x-www-form-urlencoded'],
    ['[B-08] multipart', 'multipart/form-data; boundary=x'],
    ['[B-08] an empty type', ''],
    ['[B-08] nonsense', 'json'],
    ['[B-08] a type that only begins like JSON', 'application/jsonx'],
    ['[B-08] JSON and something else', 'application/json, text/plain'],
    ['[B-09] JSON in UTF-16', 'application/json; charset=utf-16le'],
    ['[B-09] JSON in Latin-1', 'application/json; charset=iso-8859-1'],
  ])('are refused when they come as %s', async (_, type) => {
    const answer = await login(JSON.stringify(LOGIN), { 'content-type': type });

    expect(answer.status).toBe(415);
    expect(answer.body).toEqual(refused(415, 'unsupported_type', MESSAGES.unsupportedType));
  });

  it('[B-08] are refused without a type', async () => {
    const { app: server } = app;

    const answer = await server.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: Buffer.from(JSON.stringify(LOGIN)),
    });

    expect(answer.statusCode).toBe(415);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'are read as %s',
    async (type) => {
      await signUp(app, LOGIN);

      const answer = await login(JSON.stringify(LOGIN), { 'content-type': type });

      expect(answer.status).toBe(200);
    },
  );

  it.each(['gzip', 'br', 'deflate', 'identity'])('[B-10] are refused in encoding %s', async (encoding) => {
    const answer = await login(gzipSync(JSON.stringify(LOGIN)), {
      ...JSON_TYPE,
      'content-encoding': encoding,
    });

    expect(answer.status).toBe(415);
  });

  it.each([
    ['[B-13] nothing at all', ''],
    ['[B-13] half of it', '{"email":'],
    ['[B-13] a trailing comma', '{"email":"a@b.co","password":"secret1",}'],
    ['[B-13] NaN', '{"email":NaN}'],
    ['[B-13] a byte order mark', '\uFEFF{"email":"a@b.co","password":"secret1"}'],
    ['[B-13] a comment', '{"email":"a@b.co" /* me */,"password":"secret1"}'],
    ['[B-14] null', 'null'],
    ['[B-14] a list', '[]'],
    ['[B-14] a text', '"x"'],
    ['[B-14] a number', '1'],
    ['[B-15] a key twice', '{"email":"a@b.co","email":"c@d.co","password":"secret1"}'],
    ['[B-16] 500 levels', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
    ['[B-17] __proto__', '{"__proto__":{"polluted":1},"email":"a@b.co","password":"secret1"}'],
    ['[B-17] constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
    ['[B-18] bytes that are not UTF-8', Buffer.from([...Buffer.from('{"email":"'), 0xff, 0x22, 0x7d])],
    ['[B-19] a lone surrogate', '{"email":"\\ud800@b.co","password":"secret1"}'],
    ['[B-20] NUL', '{"email":"a@b.co","password":"secret1\\u0000"}'],
  ])('are refused when they hold %s', async (_, body) => {
    const answer = await login(body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ responseCode: 400, data: null, errorCode: 'invalid_input' });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('name the unknown field that is refused, not what was in it', async () => {
    const answer = await login(JSON.stringify({ ...LOGIN, role: 'top secret' }));

    expect(answer.body).toEqual(
      refused(400, 'invalid_input', 'Invalid request. Unknown field: role.'),
    );
  });

  it.each([
    ['login', 'POST', '/user/login', 4_096],
    ['register', 'PUT', '/user/register/123456', 4_096],
    ['profile', 'PATCH', '/user/update/profile', 16_384],
  ] as const)('[B-01] of %s end at their limit', async (_, method, path, limit) => {
    const { token } = await signUp(app);
    const ofLength = (length: number) => JSON.stringify({ junk: 'x'.repeat(length - 11) });

    const [fitting, over] = await Promise.all(
      [limit, limit + 1].map((length) => app.call(method, path, { token, body: ofLength(length) })),
    );

    expect(fitting?.status).toBe(400);
    expect(over?.body).toEqual(refused(413, 'too_large', MESSAGES.tooLarge));
    expect(over?.headers['connection']).toBe('close');
  });

  it('[B-01] of pictures end at 1 MB and the framing around it', async () => {
    const { token } = await signUp(app);

    const answer = await app.call('PATCH', '/user/update/profile-picture', {
      token,
      body: Buffer.alloc(1_048_576 + 4_097),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });

    expect(answer.body).toEqual(refused(413, 'too_large', MESSAGES.tooLarge));
  });

  it.each([
    ['GET', '/user/me'],
    ['POST', '/user/logout'],
  ] as const)('[B-12] that %s %s does not take are ignored up to 16 kB', async (method, path) => {
    const { token } = await signUp(app);
    const withBody = (length: number) =>
      app.call(method, path, { token, body: '{'.repeat(length), headers: JSON_TYPE });

    expect((await withBody(16_385)).status).toBe(413);
    expect((await withBody(16_384)).status).toBe(200);
  });

  it.each([
    ['nothing in it', ''],
    ['broken JSON', '{'],
    ['something else', Buffer.alloc(100_000, 'x')],
  ])('to unknown addresses change nothing about the 404: %s', async (_, body) => {
    const answer = await app.call('POST', '/user/nothing', { body, headers: JSON_TYPE });

    expect(answer.body).toEqual(refused(404, 'not_found', MESSAGES.notFound));
  });
});

describe('addresses', () => {
  it.each([
    ['%zz', '/user/send-verification/%zz'],
    ['%ff%fe', '/user/send-verification/%ff%fe'],
    ['half an escape', '/user/send-verification/a%4'],
  ])('[B-21] with %s are refused', async (_, path) => {
    const answer = await app.call('POST', path);

    expect(answer.body).toEqual(refused(400, 'invalid_input', MESSAGES.invalidRequest));
  });

  it.each([
    ['in an e-mail', 'POST', '/user/send-verification/a%00@b.co', undefined],
    ['in a code', 'PUT', '/user/register/1234%005', { ...LOGIN, name: 'Minh' }],
  ] as const)('[B-22] with NUL %s are refused', async (_, method, path, body) => {
    const answer = await app.call(method, path, { body });

    expect(answer.status).toBe(400);
    expect(app.mailbox.all()).toEqual([]);
  });

  it('[B-23] with an encoded slash stay one parameter and never reach another route', async () => {
    const email = await app.call('POST', '/user/send-verification/a%2Fb@example.com');
    const escape = await app.call('POST', '/user/send-verification/..%2Flogout');

    expect(email.status).toBe(200);
    await expect(app.mailbox.wait('a/b@example.com')).resolves.toBeDefined();
    expect(escape.body).toEqual(refused(400, 'invalid_input', MESSAGES.email));
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

    expect(answer.body).toEqual(refused(400, 'invalid_input', MESSAGES.email));
  });

  it.each([321, 5_000])('[B-24] [M1] refuse %i characters without repeating them', async (length) => {
    const answer = await send(emailOfLength(length));

    expect(answer.body).toEqual(refused(414, 'uri_too_long', MESSAGES.uriTooLong));
    expect(JSON.stringify(answer)).not.toContain('aaaa');
  });

  it.each([
    ['[M12] a mistyped reset call', 'PUT', '/user/change-password-no-tokn/minh@example.com/123456'],
    ['[M4] an unknown address', 'GET', '/user/me/minh@example.com?token=123456'],
  ] as const)('are not repeated in a 404: %s', async (_, method, path) => {
    const answer = await app.call(method, path);

    expect(answer.body).toEqual(refused(404, 'not_found', MESSAGES.notFound));
  });

  it.each(['TRACE', 'PROPFIND', 'LOCK'])('[B-06] take no %s', async (method) => {
    const { token } = await signUp(app);

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
    const { token } = await signUp(app);

    const answer = await app.call('GET', '/user/me', { headers: { authorization: write(token) } });

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
    await app.call('POST', '/user/send-verification/minh@example.com', { headers: FORGED });

    const { text, html } = await app.mailbox.wait('minh@example.com');
    expect(text + html).not.toContain('evil.example');
  });

  it('[B-26] [O-10] open nothing to other origins', async () => {
    const answer = await app.call('GET', '/user/me', { headers: FORGED });

    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });

  it.each(['x-http-method-override', 'x-method-override', 'x-http-method'])(
    '[B-26] do not change the method: %s',
    async (name) => {
      const { token } = await signUp(app);

      const answer = await app.call('GET', '/user/invalidate-me', { token, headers: { [name]: 'POST' } });

      expect(answer.status).toBe(405);
      expect((await app.call('GET', '/user/me', { token })).status).toBe(200);
    },
  );

  it('[A-27] do not move the address that limits count by, unless a trusted proxy says so', async () => {
    const proxy = '192.0.2.77';
    const plain = await startVariant(app, { settings: { rateLimit: 2 } });
    const behindProxy = await startVariant(app, { settings: { rateLimit: 2, trustProxy: [proxy] } });
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
