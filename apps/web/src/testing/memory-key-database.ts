import type { KeyDatabase } from '../features/account/stored/secret-box';

/** Where jsdom has no IndexedDB. */
export function createMemoryKeyDatabase(): KeyDatabase & { keys: Map<string, CryptoKey> } {
  const keys = new Map<string, CryptoKey>();
  return {
    keys,
    async keep(name, fresh) {
      const key = keys.get(name) ?? fresh;
      keys.set(name, key);
      return key;
    },
  };
}
