import type { KeyShelf } from '../features/account/stored/key-shelf';

/** Where jsdom has no IndexedDB. */
export function createMemoryKeyShelf(): KeyShelf & { keys: Map<string, CryptoKey> } {
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
