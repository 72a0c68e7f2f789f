import type { DraftRecord, DraftShelf } from '../lib/drafts/draft-shelf';

/** Where jsdom has no IndexedDB. Like it, it holds copies. */
export function createMemoryDraftShelf(): DraftShelf & { records: Map<string, DraftRecord> } {
  const records = new Map<string, DraftRecord>();
  return {
    records,
    find: async (key) => structuredClone(records.get(key)),
    async put(key, record) {
      records.set(key, structuredClone(record));
    },
    async remove(key) {
      records.delete(key);
    },
    async removeOlderThan(instant) {
      for (const [key, { savedAt }] of records) {
        if (savedAt <= instant) {
          records.delete(key);
        }
      }
    },
    async clear() {
      records.clear();
    },
  };
}
