import { type DBSchema, openDB } from 'idb';
import { ANSWERS_DATABASE } from '../session/log-out';

export type KeptAnswer = { key: string; owner: number; data: unknown; keptAt: number };

/** Answers of the server, for as long as this browser is signed in. */
export type AnswerDatabase = {
  find(key: string): Promise<KeptAnswer | undefined>;
  put(answer: KeptAnswer): Promise<void>;
  /** Those of another student, and the oldest beyond so many. */
  tidy(owner: number, most: number): Promise<void>;
};

const STORE = 'answers';
const BY_AGE = 'keptAt';

type Schema = DBSchema & {
  [STORE]: { key: string; value: KeptAnswer; indexes: { [BY_AGE]: number } };
};

export function createBrowserAnswerDatabase(): AnswerDatabase {
  const open = () =>
    openDB<Schema>(ANSWERS_DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_AGE, BY_AGE);
      },
      // The page that logs out deletes the whole of it.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
  let opened: ReturnType<typeof open> | undefined;

  async function connect() {
    try {
      return await (opened ??= open());
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    find: async (key) => (await connect()).get(STORE, key),
    put: async (answer) => {
      await (await connect()).put(STORE, answer);
    },
    async tidy(owner, most) {
      const { store } = (await connect()).transaction(STORE, 'readwrite');
      let kept = 0;
      let cursor = await store.index(BY_AGE).openCursor(null, 'prev');
      while (cursor) {
        kept += 1;
        if (cursor.value.owner !== owner || kept > most) {
          await cursor.delete();
        }
        cursor = await cursor.continue();
      }
    },
  };
}
