import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secrets';

const VERSION = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

type SealKey = { id: Buffer; key: Buffer };

/** Encrypts what the database keeps. The first secret seals, every secret opens. */
export function createSealer({
  secrets,
  purpose,
}: {
  secrets: readonly string[];
  purpose: string;
}) {
  const keys = secrets.map((secret) => toSealKey(secret, purpose));
  const [sealing] = keys;
  if (!sealing) {
    throw new Error('Sealing needs a secret.');
  }
  const idOf = (sealed: Uint8Array) => Buffer.from(sealed).subarray(1, HEADER_BYTES);

  return {
    seal(contents: Buffer): Uint8Array {
      const nonce = randomBytes(NONCE_BYTES);
      const header = Buffer.concat([Buffer.of(VERSION), sealing.id]);
      const cipher = createCipheriv('aes-256-gcm', sealing.key, nonce);
      cipher.setAAD(header);
      const body = Buffer.concat([cipher.update(contents), cipher.final()]);
      return Buffer.concat([header, nonce, body, cipher.getAuthTag()]);
    },

    /** Undefined for anything that was not sealed by one of the secrets. */
    open(sealed: Uint8Array): Buffer | undefined {
      const bytes = Buffer.from(sealed);
      const match = keys.find(({ id }) => id.equals(idOf(sealed)));
      if (!match || bytes[0] !== VERSION || bytes.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES) {
        return undefined;
      }
      try {
        return decrypt(bytes, match.key);
      } catch {
        return undefined;
      }
    },

    isByFirstSecret: (sealed: Uint8Array) => sealing.id.equals(idOf(sealed)),
  };
}

function toSealKey(secret: string, purpose: string): SealKey {
  return {
    key: deriveKey(secret, purpose),
    id: deriveKey(secret, `${purpose} key id`).subarray(0, KEY_ID_BYTES),
  };
}

function decrypt(bytes: Buffer, key: Buffer): Buffer {
  const bodyStart = HEADER_BYTES + NONCE_BYTES;
  const bodyEnd = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(HEADER_BYTES, bodyStart), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bytes.subarray(0, HEADER_BYTES));
  decipher.setAuthTag(bytes.subarray(bodyEnd));
  return Buffer.concat([decipher.update(bytes.subarray(bodyStart, bodyEnd)), decipher.final()]);
}
