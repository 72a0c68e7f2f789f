import { openDB } from 'idb';

/** Holds keys across visits. */
export type KeyDatabase = {
  /** The key already kept under the name; otherwise keeps the fresh one and answers it. */
  keep(name: string, fresh: CryptoKey): Promise<CryptoKey>;
};

const DATABASE = 'scholar-keys';
const STORE = 'keys';

/** IndexedDB is the only storage that holds a non-extractable key without making it readable. */
export function createBrowserKeyDatabase(): KeyDatabase {
  return {
    async keep(name, fresh) {
      const database = await openDB(DATABASE, 1, {
        upgrade: (opened) => void opened.createObjectStore(STORE),
      });
      try {
        // One transaction, so that two tabs that start together end up with the same key.
        const { store, done } = database.transaction(STORE, 'readwrite');
        const found: unknown = await store.get(name);
        const key = found instanceof CryptoKey ? found : fresh;
        await store.put(key, name);
        await done;
        return key;
      } finally {
        database.close();
      }
    },
  };
}
