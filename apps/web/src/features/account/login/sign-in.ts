import { accountEndpoints, type Login } from '@scholar/contract';
import type { Api } from '../../../lib/api/api';
import { keepPushDevice } from '../../../lib/device/push-device';
import { clearSession, storeToken, storeUser } from '../../../lib/session/session';

/** Stores token and profile together, because a token alone would pass for a whole session. */
export async function signIn(api: Api, credentials: Login): Promise<string> {
  const { token } = await api(accountEndpoints.login, { body: credentials });
  storeToken(token);
  try {
    storeUser(await api(accountEndpoints.me));
  } catch (error) {
    clearSession();
    throw error;
  }
  keepPushDevice(api).catch(() => {
    // Nothing a student could do about: reminders go on as before, or come by mail.
  });
  return token;
}
