import { createBrowserDraftShelf, type DraftRecord, type DraftShelf } from './draft-shelf';
import { randomKey } from '../queries/random-key';
import { sessionStore, type Store } from '../storage/storage';
import { readToken } from '../storage/token';

/** The student's id; `null` for a guest. */
export type DraftOwner = number | null;

const TAB_KEY = 'draftTab';
/** Drafts of tabs that were closed; the tab itself would have been reloaded by then. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A database that hangs must not leave the screen blank. */
const LONGEST_LOOK_MS = 1_000;

type Dependencies = {
  shelf: DraftShelf;
  store: Store;
  now: () => number;
  hasSession: () => boolean;
};

/**
 * Unfinished work, for each tab and each student. It outlives a reload and an ended session, and
 * goes with a log-out. A guest who signs in takes theirs along.
 */
export function createDrafts({ shelf, store, now, hasSession }: Dependencies) {
  /** Where the browser has no room or no database: the work at least outlives a change of screen. */
  const unsaved = new Map<string, DraftRecord>();
  /** What the disk did not show in time. It may well be there, so an empty screen does not drop it. */
  const unread = new Set<string>();
  let isSwept = false;
  let isLoggedOut = false;

  function toKey(owner: DraftOwner, name: string): string {
    let tab = store.get(TAB_KEY);
    if (tab === null) {
      tab = randomKey();
      store.set(TAB_KEY, tab);
    }
    return `${tab}/${owner ?? 'guest'}/${name}`;
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
      void shelf
        .find(key)
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
      await shelf.remove(key).catch(() => undefined);
    }
  }

  function sweep(): void {
    if (!isSwept) {
      isSwept = true;
      shelf.removeOlderThan(now() - LIFE_MS).catch(() => undefined);
    }
  }

  return {
    async find(owner: DraftOwner, name: string): Promise<unknown> {
      sweep();
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
      const key = toKey(owner, name);
      unread.delete(key);
      const record = { value, savedAt: now() };
      unsaved.set(key, record);
      if (owner !== null) {
        void remove(toKey(null, name));
      }
      try {
        await shelf.put(key, record);
        if (unsaved.get(key) === record) {
          unsaved.delete(key);
        }
      } catch {
        // Full or blocked: memory holds it for the life of the page.
      }
    },

    drop: (owner: DraftOwner, name: string): Promise<void> => remove(toKey(owner, name)),

    /** At a log-out. The tab forgets its name at once; what lies on the disk follows. */
    async dropAll(): Promise<void> {
      isLoggedOut = true;
      unsaved.clear();
      unread.clear();
      store.remove(TAB_KEY);
      await shelf.clear().catch(() => undefined);
    },
  };
}

export const drafts = createDrafts({
  shelf: createBrowserDraftShelf(),
  store: sessionStore,
  now: Date.now,
  hasSession: () => readToken() !== null,
});
