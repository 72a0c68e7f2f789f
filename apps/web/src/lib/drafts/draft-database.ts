export type DraftRecord = { value: unknown; savedAt: number };

/** Holds drafts of any size across reloads. */
export type DraftDatabase = {
  find(key: string): Promise<DraftRecord | undefined>;
  put(key: string, record: DraftRecord): Promise<void>;
  remove(key: string): Promise<void>;
  /** Puts what the earlier pages hold, the oldest first, under the name of another. */
  copy(earlier: readonly string[], page: string): Promise<void>;
  removeOlderThan(instant: number): Promise<void>;
  clear(): Promise<void>;
};

const DATABASE = 'scholar-drafts';
const STORE = 'drafts';
const BY_AGE = 'savedAt';

/** IndexedDB, because a long document with its summary outgrows what session storage takes. */
export function createBrowserDraftDatabase(): DraftDatabase {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    return opening;
  }

  async function change(act: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await open()).transaction(STORE, 'readwrite');
    act(transaction.objectStore(STORE));
    // Said aloud: a page that is being left does not live to see the commit by itself.
    transaction.commit();
    await ended(transaction);
  }

  return {
    async find(key) {
      const transaction = (await open()).transaction(STORE, 'readonly');
      const found: IDBRequest<DraftRecord | undefined> = transaction.objectStore(STORE).get(key);
      await ended(transaction);
      return found.result;
    },
    put: (key, record) => change((store) => store.put(record, key)),
    remove: (key) => change((store) => store.delete(key)),
    clear: () => change((store) => store.clear()),
    async copy(earlier, page) {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      copyFrom(earlier);
      await ended(transaction);

      /** One after the other: the newest page has the last word. */
      function copyFrom([next, ...others]: readonly string[]): void {
        if (next === undefined) {
          return;
        }
        // Keys begin with the name of their page and a slash, after which comes the zero.
        const cursors = store.openCursor(IDBKeyRange.bound(`${next}/`, `${next}0`));
        cursors.addEventListener('success', () => {
          const cursor = cursors.result;
          if (typeof cursor?.key === 'string') {
            store.put(cursor.value, page + cursor.key.slice(next.length));
            cursor.continue();
          } else {
            copyFrom(others);
          }
        });
      }
    },
    async removeOlderThan(instant) {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      const older = transaction
        .objectStore(STORE)
        .index(BY_AGE)
        .openCursor(IDBKeyRange.upperBound(instant));
      older.addEventListener('success', () => {
        older.result?.delete();
        older.result?.continue();
      });
      await ended(transaction);
    },
  };
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onClosed);
      // Another tab with a newer version must not wait for this one.
      database.addEventListener('versionchange', () => {
        onClosed();
        database.close();
      });
      resolve(database);
    });
    request.addEventListener('error', () => {
      onClosed();
      reject(new Error('The draft store cannot be opened.', { cause: request.error }));
    });
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(new Error('The draft store refused.', { cause: transaction.error })),
    );
  });
}
