import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

type Schema = DBSchema & {
  [STORE]: { key: string; value: DraftRecord; indexes: { [BY_AGE]: number } };
};

/** IndexedDB, because a long document with its summary outgrows what session storage takes. */
export function createBrowserDraftDatabase(): DraftDatabase {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    return opening;
  }

  async function write() {
    return (await open()).transaction(STORE, 'readwrite');
  }

  async function change(
    act: (store: Awaited<ReturnType<typeof write>>['store']) => Promise<unknown>,
  ): Promise<void> {
    const transaction = await write();
    const acting = act(transaction.store);
    // Said aloud: a page that is being left does not live to see the commit by itself.
    transaction.commit();
    await Promise.all([acting, transaction.done]);
  }

  return {
    find: async (key) => (await open()).get(STORE, key),
    put: (key, record) => change((store) => store.put(record, key)),
    remove: (key) => change((store) => store.delete(key)),
    clear: () => change((store) => store.clear()),
    async copy(earlier, page) {
      const { store, done } = await write();
      for (const other of earlier) {
        // Keys begin with the name of their page and a slash, after which comes the zero.
        const pages = IDBKeyRange.bound(`${other}/`, `${other}0`);
        for await (const { key, value } of store.iterate(pages)) {
          await store.put(value, page + key.slice(other.length));
        }
      }
      await done;
    },
    async removeOlderThan(instant) {
      const { store, done } = await write();
      for await (const cursor of store.index(BY_AGE).iterate(IDBKeyRange.upperBound(instant))) {
        await cursor.delete();
      }
      await done;
    },
  };
}

async function openDatabase(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore(STORE).createIndex(BY_AGE, BY_AGE);
      },
      // Another tab with a newer version must not wait for this one.
      blocking(_now, _wished, event) {
        onClosed();
        (event.target as IDBDatabase).close();
      },
      terminated: onClosed,
    });
  } catch (error) {
    onClosed();
    throw new Error('The draft store cannot be opened.', { cause: error });
  }
}
