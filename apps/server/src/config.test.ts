import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VNPAY_PAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { readAiServerConfig, readAiServerSettings } from './ai-server/ai-server-config';
import { CONFIG_NAMES, ConfigError, readConfig } from './config';
import { printConfig, printSettings } from './print-config';
import { SECRET_NAMES } from './secret-files';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SECRET = 'correct-horse-battery-staple-1234';
const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example.com',
  JWT_SECRET: SECRET,
  PUBLIC_URL: 'https://scholar.example.com',
};

describe('configuration', () => {
  it('needs no setting at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isProduction: false,
      hasDocs: true,
      logLevel: 'warn',
      passwordBlocklist: 'warn',
      basicPlan: { cards: 1_000, sets: 50 },
      documentMegabytes: { basic: 200, paid: 2_000 },
      drain: { delayMs: 5_000, limitMs: 70_000 },
    });
  });

  it('reads an empty value as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  it('[O-07] reports every bad variable together', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });

    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*LOG_LEVEL/);
  });

  it.each([
    ['MAIL_FROM', 'nobody'],
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_API_BASE', 'http://[bad'],
    ['WEB_ORIGIN', 'scholar.example.com'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUSTED_NETWORKS', 'school'],
    ['TRUSTED_NETWORKS', '192.0.2.0/33'],
    ['TRUSTED_NETWORKS', '2001:db8::/129'],
    ['TRUSTED_NETWORKS', '192.0.2.0/24,'],
    ['RATE_LIMIT', '1.5'],
    ['LOGIN_LIMIT', '0'],
    ['WRONG_PASSWORD_LIMIT', '-1'],
    ['WRONG_CODE_LIMIT', 'many'],
    ['CODE_SEND_LIMIT', '1000001'],
    ['PASSWORD_BLOCKLIST', 'on'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['VNPAY_TMN_CODE', 'no code'],
    ['VNPAY_HASH_SECRET', 'short'],
    ['BASIC_MAX_CARDS', '0'],
    ['BASIC_MAX_SETS', 'many'],
    ['BASIC_MAX_DOCUMENT_MB', '0'],
    ['PAID_MAX_DOCUMENT_MB', '2 GB'],
    ['AI_PROVIDER', 'chatgpt'],
    ['AI_TIMEOUT', '60'],
    ['AI_CONTEXT', '100'],
    ['AI_DAILY_CALLS', '-1'],
    ['AI_THREADS', '0'],
    ['AI_QUEUE', '-1'],
    ['AI_THREAD_MEMORY', '64'],
    ['AI_SERVERS', 'ai:3100'],
    ['AI_SERVERS', 'http://ai:3100,'],
    ['AI_SERVERS', 'http://ai:3100/v1'],
    ['AI_SERVERS', 'http://ai:3100,http://ai:3100'],
    ['AI_TOKEN', 'short'],
    ['AI_PORT', '70000'],
    ['DRAIN_DELAY', '61'],
    ['DRAIN_LIMIT', '0'],
    ['MAX_LAG', '-1'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_DAYS', '366'],
    ['METRICS_TOKEN', 'short'],
    ['SECURITY_CONTACT', 'security@example.com'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: must`));
  });

  it('reads addresses with or without a slash at the end', () => {
    expect(
      readConfig({ PUBLIC_URL: 'https://scholar.example.com/', WEB_ORIGIN: 'https://x.example/' }),
    ).toMatchObject({ publicUrl: 'https://scholar.example.com', webOrigin: 'https://x.example' });
  });

  it('takes proxies by address, range or name', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
    ]);
  });

  it('[A-35] refuses a secret below 32 bytes, also as the second of a list', () => {
    expect(() => readConfig({ JWT_SECRET: `${SECRET},short` })).toThrow('JWT_SECRET');
    expect(readConfig({ JWT_SECRET: `${SECRET}, ${SECRET}` }).secrets).toEqual([SECRET, SECRET]);
  });

  it.each([
    ['one letter', 'x'.repeat(64)],
    ['a short word over and over', 'secret'.repeat(10)],
    ['the second of a list', `${SECRET},${'01'.repeat(32)}`],
  ])('[A-35] refuses a secret that is easy to guess: %s', (_, JWT_SECRET) => {
    const problem = 'JWT_SECRET: each secret needs at least 8 different characters';

    expect(() => readConfig({ ...PRODUCTION, JWT_SECRET })).toThrow(problem);
    expect(() => readConfig({ JWT_SECRET })).toThrow(problem);
  });

  it('[D-71] has the limits of a network address as settings', () => {
    expect(readConfig({})).toMatchObject({
      placeLimits: { login: 120, wrongPassword: 100, wrongCode: 100, send: 200 },
      trustedNetworks: [],
    });
    expect(
      readConfig({
        LOGIN_LIMIT: '1',
        WRONG_PASSWORD_LIMIT: '2',
        WRONG_CODE_LIMIT: '3',
        CODE_SEND_LIMIT: '1000000',
        TRUSTED_NETWORKS: '192.0.2.0/24, 2001:db8::/32,198.51.100.7',
      }),
    ).toMatchObject({
      placeLimits: { login: 1, wrongPassword: 2, wrongCode: 3, send: 1_000_000 },
      trustedNetworks: ['192.0.2.0/24', '2001:db8::/32', '198.51.100.7'],
    });
  });

  it.each(['SMTP_URL', 'JWT_SECRET', 'PUBLIC_URL'])('requires %s in production', (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(name);
  });

  it('requires an https address in production', () => {
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL: 'http://scholar.example.com' })).toThrow(
      'PUBLIC_URL',
    );
  });

  it('[D-6] answers with the embedded engine alone unless told otherwise', () => {
    const own = { llm: undefined, aiRateLimit: 30 };

    expect(readConfig({})).toMatchObject(own);
    expect(readConfig({ AI_PROVIDER: 'embedded' })).toMatchObject(own);
  });

  it('[D-38] reads a provider, and limits its callers more', () => {
    const config = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3.1',
      AI_PROVIDER_URL: 'http://localhost:11434/v1/',
      AI_TIMEOUT: '20',
    });

    expect(config).toMatchObject({
      llm: {
        provider: 'openai-compatible',
        model: 'llama3.1',
        baseUrl: 'http://localhost:11434/v1',
        timeoutMs: 20_000,
      },
      aiDailyCalls: 1_000,
      aiRateLimit: 10,
    });
  });

  it('takes Ollama by its name alone, and sends it no bill', () => {
    expect(readConfig({ AI_PROVIDER: 'ollama' })).toMatchObject({
      llm: { provider: 'ollama', model: 'gemma3:4b', baseUrl: undefined },
      aiDailyCalls: 0,
      aiRateLimit: 10,
    });
    expect(
      readConfig({
        AI_PROVIDER: 'ollama',
        AI_MODEL: 'qwen3:8b',
        AI_PROVIDER_URL: 'http://gpu:11434/',
        AI_CONTEXT: '16384',
        AI_DAILY_CALLS: '50',
      }),
    ).toMatchObject({
      llm: { model: 'qwen3:8b', baseUrl: 'http://gpu:11434', contextTokens: 16_384 },
      aiDailyCalls: 50,
    });
  });

  it.each([
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' }, 'AI_PROVIDER_URL: required'],
    [{ AI_PROVIDER: 'openai-compatible', AI_PROVIDER_URL: 'http://x' }, 'AI_MODEL: required'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'x' }, 'AI_API_KEY: required'],
    [{ AI_PROVIDER: 'google', AI_API_KEY: 'x' }, 'AI_MODEL: required'],
    [{ AI_API_KEY: 'x' }, 'AI_API_KEY: needs AI_PROVIDER'],
    [{ AI_PROVIDER: 'embedded', AI_MODEL: 'x' }, 'AI_MODEL: needs AI_PROVIDER'],
  ])('refuses a provider by halves: %o', (environment, problem) => {
    expect(() => readConfig(environment)).toThrow(problem);
    expect(() => readConfig({ ...PRODUCTION, ...environment })).toThrow(problem);
  });

  it('[D-68] reads where the AI servers are, and asks for the word they share', () => {
    const AI_TOKEN = `${SECRET},${SECRET}-of-before`;

    expect(readConfig({}).aiServers).toEqual([]);
    expect(
      readConfig({ AI_SERVERS: 'http://ai-1:3100, https://ai-2.example/', AI_TOKEN }),
    ).toMatchObject({
      aiServers: ['http://ai-1:3100', 'https://ai-2.example'],
      aiToken: SECRET,
    });
    expect(() => readConfig({ AI_SERVERS: 'http://ai-1:3100' })).toThrow('AI_TOKEN: required');
  });

  it('[D-68] an AI server needs its token and nothing else, and says all that is wrong', () => {
    const NODE_ENV = 'production';

    expect(readAiServerConfig({ NODE_ENV, AI_TOKEN: SECRET, AI_THREADS: '3' })).toMatchObject({
      port: 3100,
      host: '127.0.0.1',
      tokens: [SECRET],
      threads: { threads: 3, maxQueue: 40, memoryMb: 512 },
      drain: { delayMs: 5_000, limitMs: 70_000 },
      logLevel: 'info',
    });
    expect(() => readAiServerConfig({ NODE_ENV, AI_THREADS: 'all', AI_QUEUE: '-1' })).toThrow(
      /AI_THREADS: must[^]*AI_QUEUE: must[^]*AI_TOKEN: required/,
    );
    expect(() => readAiServerConfig({ AI_TOKEN_FILE: '/nowhere' })).toThrow(
      'AI_TOKEN_FILE: the file cannot be read or is empty',
    );
  });

  it('[O-07] an AI server prints its settings, without the token', () => {
    const given = {
      AI_TOKEN: SECRET,
      AI_PORT: '3101',
      DATABASE_URL: 'postgres://not/its/business',
    };

    const printed = printSettings(given, readAiServerSettings(given));

    expect(printed).toMatch(/^AI_TOKEN +\*\*\*$/m);
    expect(printed).toMatch(/^AI_PORT +3101$/m);
    expect(printed).toMatch(/^AI_QUEUE +40 \(default\)$/m);
    expect(printed).not.toMatch(/DATABASE_URL/);
  });

  it('takes payments by the sandbox, but in production only by a provider that is named', () => {
    const vnpay = {
      PAYMENT_PROVIDER: 'vnpay',
      VNPAY_TMN_CODE: 'SCHOLAR1',
      VNPAY_HASH_SECRET: 'x'.repeat(32),
    };

    expect(readConfig({}).payment.provider).toBe('sandbox');
    expect(readConfig(PRODUCTION).payment.provider).toBeUndefined();
    expect(readConfig({ ...PRODUCTION, ...vnpay }).payment).toEqual({
      provider: 'vnpay',
      vnpay: {
        tmnCode: 'SCHOLAR1',
        hashSecret: 'x'.repeat(32),
        payPage: 'https://pay.vnpay.vn/vpcpay.html',
      },
    });
    expect(() => readConfig({ ...PRODUCTION, PAYMENT_PROVIDER: 'sandbox' })).toThrow(
      'PAYMENT_PROVIDER: sandbox takes no real money',
    );
    expect(() => readConfig({ PAYMENT_PROVIDER: 'vnpay' })).toThrow(
      /VNPAY_TMN_CODE: required[^]*VNPAY_HASH_SECRET: required/,
    );
  });

  it.each([
    [{}, VNPAY_PAGES.test],
    [PRODUCTION, VNPAY_PAGES.live],
    [{ VNPAY_PAGE: 'live' }, VNPAY_PAGES.live],
    [{ ...PRODUCTION, VNPAY_PAGE: 'test' }, VNPAY_PAGES.test],
  ])('sends students with %o to %s', (environment, page) => {
    expect(readConfig(environment).payment.vnpay.payPage).toBe(page);
  });

  it('refuses a page of VNPay that there is not', () => {
    expect(() => readConfig({ VNPAY_PAGE: 'sandbox' })).toThrow('VNPAY_PAGE: must be live or test');
  });

  it('links back to where students use Scholar', () => {
    const PUBLIC_URL = 'https://api.scholar.example';

    expect(readConfig({ PUBLIC_URL }).productUrl).toBe(PUBLIC_URL);
    expect(readConfig({ PUBLIC_URL, WEB_ORIGIN: 'https://scholar.example/' }).productUrl).toBe(
      'https://scholar.example',
    );
  });

  it('serves docs in production only when asked to', () => {
    expect(readConfig(PRODUCTION).hasDocs).toBe(false);
    expect(readConfig({ ...PRODUCTION, DOCS: '1' }).hasDocs).toBe(true);
  });

  it('keeps files in the data folder, or in a bucket that is named whole', () => {
    const bucket = {
      FILES_S3_ENDPOINT: 'https://s3.example.com',
      FILES_S3_BUCKET: 'pictures',
      FILES_S3_ACCESS_KEY: 'key',
    };

    expect(readConfig({}).bucket).toBeUndefined();
    expect(readConfig({ ...bucket, FILES_S3_SECRET_KEY: 'secret' }).bucket).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    expect(() => readConfig(bucket)).toThrow('FILES_S3_SECRET_KEY: required for a bucket');
    expect(() => readConfig({ FILES_S3_SECRET_KEY_FILE: '/nowhere' })).toThrow(
      'FILES_S3_SECRET_KEY_FILE: the file cannot be read or is empty',
    );
  });

  it('[O-08] takes every secret from a file, too, and says which file is no good', () => {
    const folder = mkdtempSync(join(tmpdir(), 'scholar-secrets-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${SECRET}\n`);

    expect(readConfig({ JWT_SECRET_FILE: file }).secrets).toEqual([SECRET]);
    expect(readConfig({ ...PRODUCTION, JWT_SECRET: '', JWT_SECRET_FILE: file }).secrets).toEqual([
      SECRET,
    ]);
    expect(() => readConfig({ JWT_SECRET_FILE: file, JWT_SECRET: SECRET })).toThrow(
      'JWT_SECRET_FILE: JWT_SECRET is given too; one of them has to go',
    );
    for (const name of SECRET_NAMES) {
      expect(() => readConfig({ [`${name}_FILE`]: join(folder, 'nowhere') })).toThrow(
        `${name}_FILE: the file cannot be read or is empty`,
      );
    }
    rmSync(folder, { recursive: true });
  });

  it('[O-07] can be printed, without what is secret', () => {
    const printed = printConfig({
      ...PRODUCTION,
      DATABASE_URL: 'postgres://scholar:hunter2@db:5432/scholar?password=hunter2',
      SMTP_URL: 'smtps://user:hunter2@mail.example.com',
    });

    expect(printed).toMatch(/^JWT_SECRET +\*\*\*$/m);
    expect(printed).toMatch(
      /^DATABASE_URL +postgres:\/\/scholar:\*\*\*@db:5432\/scholar\?\*\*\*$/m,
    );
    expect(printed).toMatch(/^SMTP_URL +smtps:\/\/user:\*\*\*@mail\.example\.com\/?$/m);
    expect(printed).toMatch(/^PORT +3000 \(default\)$/m);
    expect(printed).toMatch(/^REDIS_URL +-$/m);
    expect(printed).not.toContain('hunter2');
    expect(printed).not.toContain(SECRET);
  });

  it('is described completely by .env.example', () => {
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const named = [...example.matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);

    expect(named.toSorted()).toEqual([...CONFIG_NAMES].toSorted());
  });

  it('is described completely by the README', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name);

    expect(named.toSorted()).toEqual([...CONFIG_NAMES].toSorted());
  });
});
