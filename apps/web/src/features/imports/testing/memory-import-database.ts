import type { ImportDatabase } from '../queue/import-database';

/** Where jsdom has no IndexedDB. Like it, it holds copies. */
export function createMemoryImportDatabase(): ImportDatabase {
  const entries = new Map<string, { id: string; userId: number }>();
  const bytes = new Map<string, File>();
  return {
    list: async (userId) =>
      [...entries.values()]
        .filter((entry) => entry.userId === userId)
        .map((entry) => structuredClone(entry)),
    async put(entry, given) {
      entries.set(entry.id, structuredClone(entry));
      if (given) {
        bytes.set(entry.id, given);
      }
    },
    findBytes: async (id) => bytes.get(id),
    async removeBytes(id) {
      bytes.delete(id);
    },
    async remove(ids) {
      for (const id of ids) {
        entries.delete(id);
        bytes.delete(id);
      }
    },
  };
}
