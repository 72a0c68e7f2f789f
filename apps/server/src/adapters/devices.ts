import { randomBytes } from 'node:crypto';
import { isSameSecret } from './same-secret';
import { createKeyedHash } from './secrets';

/** As long as the places of an account are remembered. */
const DAYS = 180;
const DAY_MS = 86_400_000;

/** Ids that browsers keep: nobody can make one up, and none lasts for ever. The first secret signs, all verify. */
export function createDevices(secrets: readonly string[], now: () => number = Date.now) {
  const signers = secrets.map((secret) => createKeyedHash(secret, 'devices'));
  const [sign] = signers;
  if (!sign) {
    throw new Error('At least one secret is needed to sign devices.');
  }
  return {
    days: DAYS,
    make: () => randomBytes(16).toString('base64url'),

    seal(device: string): string {
      const content = `${device}.${now() + DAYS * DAY_MS}`;
      return `${content}.${sign(content)}`;
    },

    /** Undefined for whatever is not ours, or too old. */
    open(sealed: string): string | undefined {
      const [device = '', end = '', signature = ''] = sealed.split('.');
      const content = `${device}.${end}`;
      const isOurs = signers.some((hash) => isSameSecret(signature, hash(content)));
      return isOurs && Number(end) > now() ? device : undefined;
    },
  };
}
