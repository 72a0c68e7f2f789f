import { localStore } from '../../../lib/storage/storage';

export const IMPORT_PATH = '/import';
/** Whose files lie in the queue, so that the next page knows without opening a database. */
const OWNER_KEY = 'importsOf';

export function hasFilesOf(userId: number | undefined): boolean {
  return userId !== undefined && localStore.get(OWNER_KEY) === String(userId);
}

export function noteFilesOf(userId: number, hasFiles: boolean): void {
  if (hasFiles) {
    localStore.set(OWNER_KEY, String(userId));
  } else if (hasFilesOf(userId)) {
    localStore.remove(OWNER_KEY);
  }
}
