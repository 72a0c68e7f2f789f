import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { IMPORTS_DATABASE } from '../../../lib/session/log-out';

type Entry = { id: string; userId: number };

/** Holds the files of the queue, and what has become of them so far, across reloads. */
export type ImportDatabase = {
  list(userId: number): Promise<unknown[]>;
  put(entry: Entry, bytes?: File): Promise<void>;
  findBytes(id: string): Promise<File | undefined>;
  removeBytes(id: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

const ENTRIES = 'entries';
/** Apart from the entries, so that a change of these does not write megabytes again. */
const BYTES = 'bytes';
const BY_STUDENT = 'userId';

type Schema = DBSchema & {
  [ENTRIES]: { key: string; value: Entry; indexes: { [BY_STUDENT]: number } };
  [BYTES]: { key: string; value: File };
};

export function createBrowserImportDatabase(): ImportDatabase {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    return opening;
  }

  async function write() {
    return (await open()).transaction([ENTRIES, BYTES], 'readwrite');
  }

  return {
    list: async (userId) => (await open()).getAllFromIndex(ENTRIES, BY_STUDENT, userId),
    findBytes: async (id) => (await open()).get(BYTES, id),
    async put(entry, bytes) {
      const transaction = await write();
      await Promise.all([
        transaction.objectStore(ENTRIES).put(entry),
        bytes && transaction.objectStore(BYTES).put(bytes, entry.id),
        transaction.done,
      ]);
    },
    removeBytes: async (id) => (await open()).delete(BYTES, id),
    async remove(ids) {
      const transaction = await write();
      await Promise.all([
        ...ids.flatMap((id) => [
          transaction.objectStore(ENTRIES).delete(id),
          transaction.objectStore(BYTES).delete(id),
        ]),
        transaction.done,
      ]);
    },
  };
}

async function openDatabase(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(IMPORTS_DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore(ENTRIES, { keyPath: 'id' }).createIndex(BY_STUDENT, BY_STUDENT);
        database.createObjectStore(BYTES);
      },
      // A log-out, which deletes it, must not wait for this page; nor must a tab with a newer version.
      blocking(_now, _wished, event) {
        onClosed();
        (event.target as IDBDatabase).close();
      },
      terminated: onClosed,
    });
  } catch (error) {
    onClosed();
    throw new Error('The store of files cannot be opened.', { cause: error });
  }
}
