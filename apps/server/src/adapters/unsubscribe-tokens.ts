import { createHash } from 'node:crypto';
import type { UnsubscribeTokens } from '@scholar/domain';
import { createKeyedHash } from './secrets';

/** Made from the account and the secret, because only the hash is kept and every mail needs the same link. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = createKeyedHash(secret, 'unsubscribe');
  return {
    make: (owner) => sign(String(owner)),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
