import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, SECRET_MIN_BYTES } from '../config';

/** Configured secrets, or one made once and kept beside the data so that restarts log nobody out. */
export function loadSecrets(configured: string[] | undefined, dataDir: string): string[] {
  if (configured) {
    return configured;
  }
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    makeSecret(file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new ConfigError([
      `DATA_DIR: ${file} holds no usable secret; delete it to have a new one made`,
    ]);
  }
  return [secret];
}

/** Appears whole or not at all: half a secret, read by another server or left by a crash, could be guessed. */
function makeSecret(file: string) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A key of its own for each use, so that no two uses can be played against each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `scholar ${purpose}`, 32));
}

export function createKeyedHash(secret: string, purpose: string): (text: string) => string {
  const key = deriveKey(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
