import { createBrowserDraftDatabase, type DraftRecord, type DraftDatabase } from './draft-database';
import { randomKey } from '../queries/random-key';
import { sessionStore, type Store } from '../storage/storage';
import { readToken } from '../storage/token';

/** The student's id; `null` for a guest. */
export type DraftOwner = number | null;

/** In session storage: the page whose drafts this tab goes on with. A tab that is doubled copies it. */
const PAGES_KEY = 'draftTab';
/** Drafts of tabs that were closed; the tab itself would have been reloaded by then. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A database that hangs must not leave the screen blank. */
const LONGEST_LOOK_MS = 1_000;

type Dependencies = {
  database: DraftDatabase;
  store: Store;
  now: () => number;
  hasSession: () => boolean;
};

/**
 * Unfinished work, for each tab and each student. It outlives a reload and an ended session, and
 * goes with a log-out. A guest who signs in takes theirs along.
 *
 * Every page writes under a name of its own and begins with a copy of what the page before it in
 * this tab had. So two tabs of which one is the double of the other never write over each other.
 */
export function createDrafts({ database, store, now, hasSession }: Dependencies) {
  /** Where the browser has no room or no database: the work at least outlives a change of screen. */
  const unsaved = new Map<string, DraftRecord>();
  /** What the disk did not show in time. It may well be there, so an empty screen does not drop it. */
  const unread = new Set<string>();
  let page = randomKey();
  let starting: Promise<void> | undefined;
  let isLoggedOut = false;

  function toKey(owner: DraftOwner, name: string): string {
    return `${page}/${owner ?? 'guest'}/${name}`;
  }

  /** Once for each page, before its first look. */
  function start(): Promise<void> {
    starting ??= takeOver();
    return starting;
  }

  async function takeOver(): Promise<void> {
    const earlier = (store.get(PAGES_KEY) ?? '').split(' ').filter((name) => name !== '');
    const own = page;
    const pages = [...earlier, own].join(' ');
    // All of them until the copy is made: a page that is left before loses nothing.
    store.set(PAGES_KEY, pages);
    try {
      // Before anything else is asked of the disk, which keeps the order: a newer draft is put over it.
      await database.copy(earlier, own);
      if (store.get(PAGES_KEY) === pages) {
        store.set(PAGES_KEY, own);
      }
      await database.removeOlderThan(now() - LIFE_MS);
    } catch {
      // Full or blocked: the next page tries again.
    }
  }

  async function take(key: string): Promise<DraftRecord | undefined> {
    return unsaved.get(key) ?? (await look(key));
  }

  function look(key: string): Promise<DraftRecord | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        unread.add(key);
        resolve(undefined);
      }, LONGEST_LOOK_MS);
      void start()
        .then(() => database.find(key))
        .catch(() => undefined)
        .then((found) => {
          clearTimeout(timer);
          resolve(found);
        });
    });
  }

  /** A page that is being left still writes. After a log-out, a student's work is not put back. */
  function isClosedTo(owner: DraftOwner): boolean {
    return isLoggedOut && owner !== null;
  }

  function noteSession(): void {
    isLoggedOut &&= !hasSession();
  }

  async function remove(key: string): Promise<void> {
    unsaved.delete(key);
    if (!unread.has(key)) {
      await database.remove(key).catch(() => undefined);
    }
  }

  return {
    async find(owner: DraftOwner, name: string): Promise<unknown> {
      noteSession();
      const [own, guests] = await Promise.all([
        take(toKey(owner, name)),
        owner === null ? undefined : take(toKey(null, name)),
      ]);
      const isGuestsNewer = guests !== undefined && guests.savedAt > (own?.savedAt ?? 0);
      return (isGuestsNewer ? guests : own)?.value;
    },

    async keep(owner: DraftOwner, name: string, value: unknown): Promise<void> {
      noteSession();
      if (isClosedTo(owner)) {
        return;
      }
      void start();
      const key = toKey(owner, name);
      unread.delete(key);
      const record = { value, savedAt: now() };
      unsaved.set(key, record);
      if (owner !== null) {
        void remove(toKey(null, name));
      }
      try {
        await database.put(key, record);
        if (unsaved.get(key) === record) {
          unsaved.delete(key);
        }
      } catch {
        // Full or blocked: memory holds it for the life of the page.
      }
    },

    drop: (owner: DraftOwner, name: string): Promise<void> => remove(toKey(owner, name)),

    /** At a log-out. The tab forgets its work at once; what lies on the disk follows. */
    async dropAll(): Promise<void> {
      isLoggedOut = true;
      unsaved.clear();
      unread.clear();
      page = randomKey();
      starting = undefined;
      store.remove(PAGES_KEY);
      await database.clear().catch(() => undefined);
    },
  };
}

export const drafts = createDrafts({
  database: createBrowserDraftDatabase(),
  store: sessionStore,
  now: Date.now,
  hasSession: () => readToken() !== null,
});
