import { accountEndpoints } from '@scholar/contract';
import type { Api } from '../lib/api';
import { declineReturnTo } from '../lib/return-to';
import { clearSession } from '../lib/session';
import { sessionStore } from '../lib/storage';

/** Ends the session here at once; the server hears of it as well as the connection allows. */
export function logOut({ api, reload }: { api: Api; reload: () => void }): void {
  api(accountEndpoints.logout, {}, { isQuiet: true, keepalive: true }).catch(() => {
    // The stored items are gone either way, and an unused session ends by itself.
  });
  clearSession();
  // Whatever this tab kept for the student: drafts, pending codes, the way back.
  for (const key of sessionStore.keys()) {
    sessionStore.remove(key);
  }
  declineReturnTo();
  reload();
}
