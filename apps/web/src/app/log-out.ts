import { accountEndpoints } from '@scholar/contract';
import type { Api } from '../lib/api';
import { dropPendingRegistration } from '../lib/pending-registration';
import { dropReturnTo } from '../lib/return-to';
import { clearSession } from '../lib/session';
import { sessionStore } from '../lib/storage';

/** Ends the session here at once; the server hears of it as well as the connection allows. */
export function logOut({ api, reload }: { api: Api; reload: () => void }): void {
  api(accountEndpoints.logout, {}, { isQuiet: true, keepalive: true }).catch(() => {
    // The stored items are gone either way, and an unused session ends by itself.
  });
  clearSession();
  dropPendingRegistration();
  dropReturnTo();
  sessionStore.remove('resetPasswordEmail');
  sessionStore.remove('deactivateAccountEmail');
  reload();
}
