import { createHash, randomBytes } from 'node:crypto';
import type { LinkTokens } from '@scholar/domain';

const TOKEN_BYTES = 32;

/** Nobody can guess 32 random bytes, so their hash needs no key: links outlive a change of secrets. */
export function createLinkTokens(): LinkTokens {
  return {
    make: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
