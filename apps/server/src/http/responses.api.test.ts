import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVariant } from '../testing/app-variant';
import { startBreakableApp } from '../testing/breakable-app';
import { head, listen, sendRaw } from '../testing/raw-connection';
import { refusal } from '../testing/refusal';
import { signUp, type Student } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

const JSON_TYPE = { 'content-type': 'application/json' };

let folder: string;
let app: TestApp;
let student: Student;
let breakable: Awaited<ReturnType<typeof startBreakableApp>>;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-web-'));
  await mkdir(join(folder, 'assets'));
  for (const language of LANGUAGES) {
    await writeFile(join(folder, `${language}.html`), '<!doctype html><title>Scholar</title>');
  }
  await writeFile(join(folder, 'assets', 'app-4f1c.js'), 'export {};');
  app = await startTestApp({ patience: { connectMs: 1_000 } });
  student = await signUp(app);
  breakable = await startBreakableApp(app, { webDir: folder });
  port = await listen(breakable.app);
});
afterAll(async () => {
  await breakable.app.close();
  await app.close();
  await rm(folder, { recursive: true });
});

describe('[O-09] security headers', () => {
  const EVERYWHERE = {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
      "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; " +
      "worker-src 'self' blob:; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; report-to csp",
    'reporting-endpoints': 'csp="/csp-report"',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Whatever is listed is off, and these are listed.
    'permissions-policy': expect.stringMatching(
      /^(?=.*camera)(?=.*geolocation)(?=.*microphone)(?=.*payment)(?=.*usb)([a-z-]+=\(\)(, |$))+$/,
    ),
  };
  const me = (headers: Record<string, string> = {}) => ({
    method: 'GET' as const,
    url: '/api/user/me',
    headers: { authorization: `Bearer ${student.token}`, ...headers },
  });
  const login = (payload: string, headers: Record<string, string> = JSON_TYPE) => ({
    method: 'POST' as const,
    url: '/api/user/login',
    headers,
    payload,
  });

  it.each([
    ['a page', 200, 'no-cache', () => '/login'],
    ['an asset', 200, 'public, max-age=31536000, immutable', () => '/assets/app-4f1c.js'],
    ['a missing asset', 404, 'no-store', () => '/assets/gone.js'],
    ['a call', 200, 'no-store', () => me()],
    ['a call without token', 401, 'no-store', () => '/api/user/me'],
    ['an unknown call', 404, 'no-store', () => '/api/unknown'],
    ['a wrong verb', 405, 'no-store', () => ({ method: 'PUT' as const, url: '/api/user/me' })],
    ['invalid input', 400, 'no-store', () => login('{}')],
    ['a bad address', 400, 'no-store', () => '/api/user/%zz'],
    ['too large a body', 413, 'no-store', () => login('x'.repeat(5_000))],
    [
      'too long an address',
      414,
      'no-store',
      () => ({
        method: 'POST' as const,
        url: `/api/user/send-verification/${'a'.repeat(400)}`,
      }),
    ],
    ['a wrong type', 415, 'no-store', () => login('x', { 'content-type': 'text/plain' })],
    ['the health check', 200, 'no-store', () => '/healthz'],
    ['the documentation', 200, 'no-store', () => '/api/docs'],
    ['the mailbox', 200, 'no-store', () => '/dev/mailbox'],
  ])('are on %s (%i)', async (_, status, cacheControl, request) => {
    const { statusCode, headers } = await breakable.app.inject(request());

    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cache-control': cacheControl });
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('are on an unexpected error (500)', async () => {
    const answer = await breakable.whileBroken(new Error('boom'), () => breakable.app.inject(me()));

    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'no-store' });
  });

  it.each([
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['too many headers', 431, head('GET / HTTP/1.1', `x: ${'y'.repeat(20_000)}`)],
  ])('are on the answer to %s', async (_, status, request) => {
    const answer = await sendRaw(port, request);

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'no-store' });
  });

  it('insist on https where the product is served by https', async () => {
    const secure = await startVariant(app, { settings: { publicUrl: 'https://scholar.example' } });

    const { headers } = await secure.app.inject('/healthz');
    await secure.app.close();

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('[A-51] [O-03] failures nobody expected', () => {
  it.each([
    ['a bug', new TypeError('Cannot read properties of undefined (reading secret)')],
    ['a failed query', Object.assign(new Error('relation "secret" …'), { code: '42P01' })],
    ['a failed query with its text', new Error('Failed query: select secret\nparams: secret')],
    ['a full path', new Error('ENOSECRET: /srv/secret/app.ts:12:3')],
  ])('say one neutral sentence and a request id: %s', async (_, error) => {
    const answer = await breakable.whileBroken(error, () =>
      breakable.app.inject({
        url: '/api/user/me',
        headers: { authorization: `Bearer ${student.token}` },
      }),
    );

    expect(answer.body).toBe(
      '{"responseCode":500,"message":"Something went wrong. Please try again.","data":null}',
    );
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(answer.headers)).not.toContain('secret');
  });

  it('end with the request: the next one is served', async () => {
    const answer = await breakable.call('GET', '/user/me', { token: student.token });

    expect(answer.status).toBe(200);
  });
});

describe('a database in trouble', () => {
  it.each([
    ['[L-07] gone', { code: 'ECONNREFUSED' }, MESSAGES.unavailable],
    ['[L-07] restarting', { code: '57P03' }, MESSAGES.unavailable],
    ['[L-12] out of connections', { code: '53300' }, MESSAGES.unavailable],
    ['[L-09] out of space', { code: '53100' }, MESSAGES.storageFull],
  ])('answers 503 with a time to come back: %s', async (_, details, message) => {
    const error = Object.assign(new Error('secret'), details);

    const answer = await breakable.whileBroken(error, () =>
      breakable.call('POST', '/user/login', { body: { email: 'a@b.co', password: 'Secret1' } }),
    );

    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(refusal('unavailable', message));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  // The embedded database has no pool that could run dry.
  const pools = process.env['TEST_DATABASE'] === 'postgres' ? [10] : [];
  it.each(pools)(
    '[L-12] answers soon when all %i connections are taken, and heals',
    async (size) => {
      let areHeld = true;
      const held = Promise.all(
        Array.from({ length: size }, () => app.database.query('select pg_sleep(2.5)')),
      ).then(() => {
        areHeld = false;
      });
      await expect.poll(() => app.database.load().busy).toBe(size);

      const refused = await app.call('GET', '/user/me', { token: student.token });
      const wasStillHeld = areHeld;
      await held;
      const after = await app.call('GET', '/user/me', { token: student.token });

      expect(refused.body).toMatchObject({ responseCode: 503, message: MESSAGES.unavailable });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(wasStillHeld).toBe(true);
      expect(after.status).toBe(200);
    },
  );
});

describe('[O-10] other origins', () => {
  const ORIGIN = 'https://app.example.com';
  const preflight = (origin: string) => ({
    method: 'OPTIONS' as const,
    url: '/api/user/update/profile',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

  it('have no access by default', async () => {
    const answer = await app.app.inject(preflight(ORIGIN));

    expect(answer.statusCode).toBe(405);
    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });

  it('have access where they are the configured one, without cookies', async () => {
    const { app: server } = await startVariant(app, { settings: { webOrigin: ORIGIN } });

    const allowed = await server.inject(preflight(ORIGIN));
    const called = await server.inject({ url: '/api/user/me', headers: { origin: ORIGIN } });
    const refused = await server.inject(preflight('https://evil.example'));
    const similar = await server.inject(preflight(`${ORIGIN}.evil.example`));
    await server.close();

    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization,content-type',
      vary: expect.stringContaining('Origin'),
    });
    expect(called.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': 'retry-after, x-request-id',
      vary: expect.stringContaining('Origin'),
    });
    for (const { headers } of [allowed, called, refused, similar]) {
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    for (const { headers } of [refused, similar]) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['vary']).toContain('Origin');
    }
  });
});
