import { accountEndpoints, type Registration } from '@scholar/contract';
import type { Api } from '../../../lib/api/api';
import { storeToken, storeUser } from '../../../lib/session/session';
import { localStore } from '../../../lib/storage/storage';

/** Creates the account with the mailed code and leaves the browser signed in. */
export async function registerAccount(
  api: Api,
  code: string,
  registration: Registration,
): Promise<void> {
  const { jwtToken, user } = await api(accountEndpoints.register, {
    params: { code },
    body: registration,
  });
  localStore.set('name', user.name);
  localStore.set('email', user.email);
  storeToken(jwtToken);
  try {
    storeUser(await api(accountEndpoints.me));
  } catch {
    // The specification ignores this failure: the account exists, and /home asks again.
  }
}
