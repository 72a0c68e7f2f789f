import { gzipSync } from 'node:zlib';
import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal';
import { logIn, PASSWORD, signUp, type Student } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN = { email: 'minh@example.com', password: PASSWORD };

let app: TestApp;
let student: Student;
beforeAll(async () => {
  app = await startTestApp();
  student = await signUp(app, LOGIN);
});
afterAll(() => app.close());

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
    expect(answer.body).toEqual(refusal('unsupported_type', MESSAGES.unsupportedType));
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

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
  ])('are read as %s', async (type) => {
    const answer = await login(JSON.stringify(LOGIN), { 'content-type': type });

    expect(answer.status).toBe(200);
  });

  it.each(['gzip', 'br', 'deflate', 'identity'])(
    '[B-10] are refused in encoding %s',
    async (encoding) => {
      const answer = await login(gzipSync(JSON.stringify(LOGIN)), {
        ...JSON_TYPE,
        'content-encoding': encoding,
      });

      expect(answer.status).toBe(415);
    },
  );

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
    [
      '[B-18] bytes that are not UTF-8',
      Buffer.from([...Buffer.from('{"email":"'), 0xff, 0x22, 0x7d]),
    ],
    ['[B-19] a lone surrogate', '{"email":"\\ud800@b.co","password":"secret1"}'],
    ['[B-20] NUL', '{"email":"a@b.co","password":"secret1\\u0000"}'],
  ])('are refused when they hold %s', async (_, body) => {
    const answer = await login(body);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      responseCode: 400,
      data: null,
      errorCode: 'invalid_input',
    });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('name the unknown field that is refused, not what was in it', async () => {
    const answer = await login(JSON.stringify({ ...LOGIN, role: 'top secret' }));

    expect(answer.body).toEqual(refusal('invalid_input', 'Invalid request. Unknown field: role.'));
  });

  it.each([
    ['login', 'POST', '/user/login', 4_096],
    ['register', 'PUT', '/user/register/123456', 4_096],
    ['profile', 'PATCH', '/user/update/profile', 16_384],
  ] as const)('[B-01] of %s end at their limit', async (_, method, path, limit) => {
    const ofLength = (length: number) => JSON.stringify({ junk: 'x'.repeat(length - 11) });

    const [fitting, over] = await Promise.all(
      [limit, limit + 1].map((length) =>
        app.call(method, path, { token: student.token, body: ofLength(length) }),
      ),
    );

    expect(fitting?.status).toBe(400);
    expect(over?.body).toEqual(refusal('too_large', MESSAGES.tooLarge));
    expect(over?.headers['connection']).toBe('close');
  });

  it('[B-01] of pictures end at 1 MB and the framing around it', async () => {
    const answer = await app.call('PATCH', '/user/update/profile-picture', {
      token: student.token,
      body: Buffer.alloc(1_048_576 + 4_097),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });

    expect(answer.body).toEqual(refusal('too_large', MESSAGES.tooLarge));
  });

  it.each([
    ['GET', '/user/me'],
    ['POST', '/user/logout'],
  ] as const)('[B-12] that %s %s does not take are ignored up to 16 kB', async (method, path) => {
    const token = await logIn(app, student);
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

    expect(answer.body).toEqual(refusal('not_found', MESSAGES.notFound));
  });
});
