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
      const database = await openDatabase();
      try {
        return await findOrAdd(database, name, fresh);
      } finally {
        database.close();
      }
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('The key store cannot be opened.', { cause: request.error })),
    );
  });
}

/** In one transaction, so that two tabs that start together end up with the same key. */
function findOrAdd(database: IDBDatabase, name: string, fresh: CryptoKey): Promise<CryptoKey> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const found = store.get(name);
    let key = fresh;
    found.addEventListener('success', () => {
      if (found.result instanceof CryptoKey) {
        key = found.result;
      } else {
        store.put(fresh, name);
      }
    });
    transaction.addEventListener('complete', () => resolve(key));
    transaction.addEventListener('abort', () =>
      reject(new Error('The key cannot be kept.', { cause: transaction.error })),
    );
  });
}
