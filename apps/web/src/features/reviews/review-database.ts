import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Holds what was answered until the server has it; it outlives the page. */
export type ReviewDatabase = {
  /** In the order in which they were put. */
  list(): Promise<unknown[]>;
  put(entry: { id: string }): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

const DATABASE = 'scholar-reviews';
const STORE = 'waiting';

type Schema = DBSchema & { [STORE]: { key: string; value: { id: string } } };

/** IndexedDB, which all tabs share and which takes more than one page's worth of answers. */
export function createBrowserReviewDatabase(): ReviewDatabase {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    return opening;
  }

  async function change(act: (store: WritableStore) => Promise<unknown>): Promise<void> {
    const transaction = (await open()).transaction(STORE, 'readwrite');
    const acting = act(transaction.store);
    // Said aloud: a page that is being left does not live to see the commit by itself.
    transaction.commit();
    await Promise.all([acting, transaction.done]);
  }

  return {
    list: async () => (await open()).getAll(STORE),
    put: (entry) => change((store) => store.put(entry)),
    remove: (ids) => change((store) => Promise.all(ids.map((id) => store.delete(id)))),
  };
}

type WritableStore = {
  put(entry: { id: string }): Promise<unknown>;
  delete(id: string): Promise<void>;
};

async function openDatabase(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore(STORE, { keyPath: 'id' });
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
    throw new Error('The store of answers cannot be opened.', { cause: error });
  }
}
