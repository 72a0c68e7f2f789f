import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_NAMES, ConfigError, readConfig } from './config';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SECRET = 'x'.repeat(32);
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
    ['RATE_LIMIT', '1.5'],
    ['PASSWORD_BLOCKLIST', 'on'],
    ['BASIC_MAX_CARDS', '0'],
    ['BASIC_MAX_SETS', 'many'],
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

  it.each(['SMTP_URL', 'JWT_SECRET', 'PUBLIC_URL'])('requires %s in production', (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(name);
  });

  it('requires an https address in production', () => {
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL: 'http://scholar.example.com' })).toThrow(
      'PUBLIC_URL',
    );
  });

  it('serves docs in production only when asked to', () => {
    expect(readConfig(PRODUCTION).hasDocs).toBe(false);
    expect(readConfig({ ...PRODUCTION, DOCS: '1' }).hasDocs).toBe(true);
  });

  it('is described completely by .env.example', () => {
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

    expect(named.toSorted()).toEqual(CONFIG_NAMES.toSorted());
  });

  it('is described completely by the README', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);

    expect(named.toSorted()).toEqual(CONFIG_NAMES.toSorted());
  });
});
