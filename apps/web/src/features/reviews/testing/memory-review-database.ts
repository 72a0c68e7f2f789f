import type { ReviewDatabase } from '../review-database';

/** Where jsdom has no IndexedDB. Like it, it holds copies and outlives the page. */
export function createMemoryReviewDatabase(): ReviewDatabase & { entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>();
  return {
    entries,
    list: async () => structuredClone([...entries.values()]),
    async put(entry) {
      entries.set(entry.id, structuredClone(entry));
    },
    async remove(ids) {
      ids.forEach((id) => entries.delete(id));
    },
  };
}
