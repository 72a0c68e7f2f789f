/** Browser storage that never throws: a full or blocked one is replaced by memory for the page's life. */
export type Store = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
};

export function createStore(findStorage: () => Storage): Store {
  const unsaved = new Map<string, string>();

  return {
    get(key) {
      return unsaved.get(key) ?? attempt(() => findStorage().getItem(key)) ?? null;
    },
    set(key, value) {
      const isSaved = attempt(() => {
        findStorage().setItem(key, value);
        return true;
      });
      if (isSaved) {
        unsaved.delete(key);
      } else {
        unsaved.set(key, value);
      }
    },
    remove(key) {
      unsaved.delete(key);
      attempt(() => findStorage().removeItem(key));
    },
    keys() {
      const saved = attempt(() => {
        const storage = findStorage();
        return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      });
      return [...new Set([...(saved ?? []), ...unsaved.keys()])];
    },
  };
}

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // Private windows and full disks throw on access, so memory takes over.
    return undefined;
  }
}
