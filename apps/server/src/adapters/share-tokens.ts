import { createHash, randomBytes } from 'node:crypto';
import type { ShareTokens } from '@scholar/domain';
import { createKeyedHash } from './secrets';

const SEED_BYTES = 32;

/** The first secret makes tokens, every secret makes them again. */
export function createShareTokens(secrets: readonly string[]): ShareTokens {
  const makers = secrets.map((secret) => createKeyedHash(secret, 'share links'));
  const [toToken] = makers;
  if (!toToken) {
    throw new Error('At least one secret is needed to make links.');
  }
  const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
  return {
    make() {
      const seed = randomBytes(SEED_BYTES).toString('base64url');
      return { seed, token: toToken(seed) };
    },
    remake: ({ seed, tokenHash }) =>
      makers.map((make) => make(seed)).find((token) => hash(token) === tokenHash),
    hash,
  };
}
