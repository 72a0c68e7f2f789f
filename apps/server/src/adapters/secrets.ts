import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Configured secrets, or one made once and kept beside the data so that restarts log nobody out. */
export function loadSecrets(configured: string[] | undefined, dataDir: string): string[] {
  if (configured) {
    return configured;
  }
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  }
  return [readFileSync(file, 'utf8').trim()];
}

/** A key of its own for each use, so that no two uses can be played against each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `scholar ${purpose}`, 32));
}

export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = deriveKey(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
