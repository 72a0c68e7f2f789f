import type { DraftRecord, DraftDatabase } from '../lib/drafts/draft-database';

/** Where jsdom has no IndexedDB. Like it, it holds copies. */
export function createMemoryDraftDatabase(): DraftDatabase & { records: Map<string, DraftRecord> } {
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
    async copy(earlier, page) {
      for (const each of earlier) {
        for (const [key, record] of [...records]) {
          if (key.startsWith(`${each}/`)) {
            records.set(page + key.slice(each.length), structuredClone(record));
          }
        }
      }
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
