import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config';
import { createKeyedHash, deriveKey, loadSecrets } from './secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scholar-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secrets of a server', () => {
  it('[A-35] are the configured ones, and nothing is written', () => {
    expect(loadSecrets(['new', 'old'], folder)).toEqual(['new', 'old']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are made once and found again after a restart', () => {
    const dataDir = join(folder, 'data');

    const first = loadSecrets(undefined, dataDir);
    const second = loadSecrets(undefined, dataDir);

    expect(first).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
    expect(second).toEqual(first);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first[0]);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  it('[D-2] are readable by their owner only', () => {
    const dataDir = join(folder, 'data');

    loadSecrets(undefined, dataDir);

    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('differ from one data folder to the next', () => {
    const a = loadSecrets(undefined, join(folder, 'a'));
    const b = loadSecrets(undefined, join(folder, 'b'));

    expect(a).not.toEqual(b);
  });

  it.each(['', '\n', 'short'])('[A-35] are not taken from a file that holds %j', (contents) => {
    writeFileSync(join(folder, 'secret'), contents);

    expect(() => loadSecrets(undefined, folder)).toThrow(ConfigError);
    expect(() => loadSecrets(undefined, folder)).toThrow(
      /secret holds no usable secret; delete it/,
    );
  });
});

describe('a key', () => {
  it('has 32 bytes and belongs to one secret and one purpose', () => {
    const keys = [
      deriveKey('secret', 'codes'),
      deriveKey('secret', 'limits'),
      deriveKey('another', 'codes'),
    ].map((key) => key.toString('hex'));

    expect(keys.every((key) => key.length === 64)).toBe(true);
    expect(new Set(keys).size).toBe(3);
    expect(deriveKey('secret', 'codes').toString('hex')).toBe(keys[0]);
  });

  it('gives the same hash for the same text, and another under another key', () => {
    const hash = createKeyedHash('secret', 'codes');

    expect(hash('text')).toBe(createKeyedHash('secret', 'codes')('text'));
    expect(hash('text')).toMatch(/^[\w-]{43}$/);
    expect(createKeyedHash('secret', 'limits')('text')).not.toBe(hash('text'));
    expect(createKeyedHash('another', 'codes')('text')).not.toBe(hash('text'));
  });
});
