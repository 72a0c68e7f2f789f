import { createBrowserSecretBox } from './browser-secret-box';
import type { SecretBox } from '../stored/secret-box';
import { localStore, type Store } from '../../../lib/storage/storage';

type Credentials = { email: string; password: string };

export const REMEMBER_DAYS = 30;

const EMAIL_KEY = 'inputtedEmail';
const PASSWORD_KEY = 'inputtedPassword';
const LIFE_MS = REMEMBER_DAYS * 24 * 60 * 60 * 1000;

type Dependencies = { store: Store; box: SecretBox; now: () => number };

export function createRememberMe({ store, box, now }: Dependencies) {
  function forgetCredentials(): void {
    store.remove(EMAIL_KEY);
    store.remove(PASSWORD_KEY);
  }

  async function rememberCredentials({ email, password }: Credentials): Promise<void> {
    forgetCredentials();
    const sealed = await box.seal(password);
    store.set(EMAIL_KEY, email);
    store.set(PASSWORD_KEY, `${now() + LIFE_MS}.${sealed ?? ''}`);
  }

  /** With an empty password where the stored one cannot be opened here. */
  async function recallCredentials(): Promise<Credentials | null> {
    const email = store.get(EMAIL_KEY);
    const [until, sealed] = (store.get(PASSWORD_KEY) ?? '').split('.');
    if (email === null || !(Number(until) > now())) {
      forgetCredentials();
      return null;
    }
    return { email, password: (sealed && (await box.open(sealed))) || '' };
  }

  return { rememberCredentials, recallCredentials, forgetCredentials };
}

export const { rememberCredentials, recallCredentials, forgetCredentials } = createRememberMe({
  store: localStore,
  box: createBrowserSecretBox('remember-me'),
  now: Date.now,
});
