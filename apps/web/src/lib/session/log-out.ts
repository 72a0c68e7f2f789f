import { accountEndpoints } from '@scholar/contract';
import type { Api } from '../api/api';
import { canPush, removePushDevice } from '../device/push-device';
import { drafts } from '../drafts/drafts';
import { declineReturnTo } from '../page/return-to';
import { clearSession } from './session';
import { sessionStore } from '../storage/storage';

/** Files that are being imported, with the texts and cards that came out of them. */
export const IMPORTS_DATABASE = 'scholar-imports';
/** What the server answered, kept for a ride without a connection. */
export const ANSWERS_DATABASE = 'scholar-answers';
/** A stuck disk must not keep anybody logged in. */
const LONGEST_WAIT_MS = 1_000;

/** Ends the session here at once; the server hears of it as well as the connection allows. */
export async function logOut({ api, reload }: { api: Api; reload: () => void }): Promise<void> {
  if (canPush()) {
    // While the session lives: whoever uses this browser next is not to read the reminders of this student.
    await Promise.race([removePushDevice(api).catch(() => undefined), wait(LONGEST_WAIT_MS)]);
  }
  api(accountEndpoints.logout, {}, { isQuiet: true, keepalive: true }).catch(() => {
    // The stored items are gone either way, and an unused session ends by itself.
  });
  clearSession();
  // Whatever this tab kept for the student: drafts, pending codes, the way back.
  for (const key of sessionStore.keys()) {
    sessionStore.remove(key);
  }
  declineReturnTo();
  // Unfinished work lies on the disk, and the page that is about to go has to remove it.
  await Promise.race([
    Promise.all([drafts.dropAll(), dropDatabase(IMPORTS_DATABASE), dropDatabase(ANSWERS_DATABASE)]),
    wait(LONGEST_WAIT_MS),
  ]);
  reload();
}

/** The whole database, because what knows its insides may never have been loaded. */
function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    if (!('indexedDB' in window)) {
      resolve();
      return;
    }
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', () => resolve());
    deletion.addEventListener('error', () => resolve());
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
