import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVariant } from '../testing/app-variant';
import { head, listen, sendRaw } from '../testing/raw-connection';
import { startTestApp, type TestApp } from '../testing/test-app';

const HOST = 'host: localhost';
const SCRIPT = 'console.log("scholar");'.repeat(20);
const PAGE = `<!doctype html>
<meta name="scholar-api-base" content="/api">
<meta name="scholar-ai-base" content="/ai">
<meta name="scholar-password-blocklist" content="warn">
<title>Scholar</title>`;
const VIETNAMESE_PAGE = PAGE.replace('<!doctype html>', '<!doctype html><html lang="vi">');
const FILES = {
  'web/en.html': PAGE,
  'web/vi.html': VIETNAMESE_PAGE,
  'web/en.landing.html': `${PAGE}<div id="landing">Read me</div>`,
  'web/vi.landing.html': `${VIETNAMESE_PAGE}<div id="landing">Đọc tôi</div>`,
  'web/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'web/assets/app-4f1c.js': SCRIPT,
  'web/assets/app-4f1c.js.gz': gzipSync(SCRIPT),
  'web/assets/.env': 'SECRET',
  'web/.env': 'SECRET',
  'web/.git/config': 'SECRET',
  'secret.txt': 'SECRET',
};

let folder: string;
let app: TestApp;
let server: Awaited<ReturnType<typeof startVariant>>;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-web-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = await startTestApp();
  server = await startVariant(app, { webDir: join(folder, 'web') });
  port = await listen(server.app);
});
afterAll(async () => {
  await server.app.close();
  await app.close();
  await rm(folder, { recursive: true });
});

/** Written to the socket as it is: clients tidy addresses up before they send them. */
const get = (path: string, ...headers: string[]) =>
  sendRaw(port, head(`GET ${path} HTTP/1.1`, HOST, ...headers));

describe('shared sets', () => {
  it.each(['/s/abc', '/s', '/s/abc?x=1'])(
    '%s is a page that search engines leave out',
    async (path) => {
      const answer = await get(path);

      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow">');
    },
  );

  it.each(['/study', '/', '/statistics'])('%s is none of them', async (path) => {
    const answer = await get(path);

    expect(answer.headers).not.toHaveProperty('x-robots-tag');
    expect(answer.body).not.toContain('robots');
  });
});

describe('files', () => {
  it('serves hashed files for ever, and compressed where there is such a copy', async () => {
    const plain = await get('/assets/app-4f1c.js');
    const compressed = await get('/assets/app-4f1c.js', 'accept-encoding: gzip');

    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': plain.headers['content-type'],
      'cache-control': plain.headers['cache-control'],
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  it('has other files asked for again', async () => {
    const answer = await get('/logo.svg');

    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/....//secret.txt',
    '/.env',
    '/%2eenv',
    '/assets/.env',
    '/assets/%2eenv',
    '/.git/config',
    '/logo.svg%00.png',
    '/%00.png',
    '//etc/passwd',
    '/etc//passwd',
    '///secret',
    '/en.html',
    '/vi.html',
    '/en.landing.html',
    '/index.html.map',
    '/assets/app-4f1c.js.map',
    '/assets/',
    '/assets',
    '/C:/secret.txt',
    'http://localhost/.env',
  ])('[B-27] [M10] does not serve %s', async (path) => {
    const answer = await get(path);

    expect([403, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('SECRET');
    expect(answer.body).not.toContain('<title>');
  });
});

describe('addresses that are no file', () => {
  it('[B-28] the first page can be read before any script has run', async () => {
    const [english, vietnamese] = await Promise.all([get('/'), get('/', 'accept-language: vi')]);

    expect(english.body).toBe(FILES['web/en.landing.html']);
    expect(vietnamese.body).toBe(FILES['web/vi.landing.html']);
    expect(english.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/index.html', '/login', '/study-quiz', '/verification?email=a', '/no/such/screen'])(
    '[B-28] %s answers with the page',
    async (path) => {
      const answer = await get(path);

      expect(answer.status).toBe(200);
      expect(answer.body).toBe(PAGE);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/user/unknown',
    '/ai/unknown',
    '/dev/unknown',
    '/metrics/unknown',
    '/csp-report',
    '/assets/missing-1234.js',
    '/missing.png',
    '/favicon.ico',
  ])('[B-28] %s answers 404, not the page', async (path) => {
    const answer = await get(path);

    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toEqual({
      responseCode: 404,
      message: MESSAGES.notFound,
      data: null,
      errorCode: 'not_found',
      messageId: 'general.notFound',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[B-28] a screen takes no other verb than reading', async () => {
    const [posted, asked] = await Promise.all([
      server.app.inject({ method: 'POST', url: '/login' }),
      server.app.inject({ method: 'HEAD', url: '/login' }),
    ]);

    expect(posted.statusCode).toBe(404);
    expect(asked.statusCode).toBe(200);
  });
});

describe('the language of the page [D-61]', () => {
  it.each([
    ['what the browser asks for', ['accept-language: vi-VN,vi;q=0.9,en;q=0.8'], VIETNAMESE_PAGE],
    ['English where it asks for neither', ['accept-language: fr'], PAGE],
    [
      'what was chosen with the switch before that',
      ['accept-language: vi', 'cookie: a=b; scholar-language=en'],
      PAGE,
    ],
    ['nothing that is made up', ['cookie: scholar-language=../secret'], PAGE],
  ])('is %s', async (_, headers, page) => {
    const answer = await get('/login', ...headers);

    expect(answer.body).toBe(page);
    expect(answer.headers.vary).toMatch(/accept-language, cookie/);
  });
});

describe('the page', () => {
  it('learns at run time where its API is, and may talk to it', async () => {
    const apiBase = 'https://api.example.com/v1?a="><script>';
    const elsewhere = await startVariant(app, {
      webDir: join(folder, 'web'),
      settings: { apiBase, aiBase: 'https://ai.example.com' },
    });

    const { body, headers } = await elsewhere.app.inject('/');
    await elsewhere.app.close();

    expect(body).toContain('content="https://api.example.com/v1?a=&quot;&gt;&lt;script&gt;"');
    expect(body).toContain('content="https://ai.example.com"');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.com https://ai.example.com;",
    );
  });

  it.each(['off', 'warn', 'enforce'] as const)(
    '[A-23] learns at run time that common passwords are: %s',
    async (passwordBlocklist) => {
      const variant = await startVariant(app, {
        webDir: join(folder, 'web'),
        settings: { passwordBlocklist },
      });

      const { body } = await variant.app.inject('/register');
      await variant.app.close();

      expect(body).toContain(`"scholar-password-blocklist" content="${passwordBlocklist}"`);
    },
  );

  it('is not needed: without a build the API answers and everything else is 404', async () => {
    const bare = await startVariant(app, { webDir: join(folder, 'nothing-here') });

    const page = await bare.app.inject('/login');
    const api = await bare.app.inject('/api/user/me');
    await bare.app.close();

    expect([page.statusCode, api.statusCode]).toEqual([404, 401]);
  });
});
