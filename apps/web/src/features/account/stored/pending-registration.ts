import { RegistrationSchema } from '@scholar/contract';
import { createBrowserSecretBox } from '../page/browser-secret-box';
import type { SecretBox } from './secret-box';
import { sessionStore, type Store } from '../../../lib/storage/storage';

type PendingRegistration = { name: string; email: string; password: string };

export const PENDING_MINUTES = 15;

const KEY = 'pendingRegistration';
const LIFE_MS = PENDING_MINUTES * 60 * 1000;

type Dependencies = { store: Store; box: SecretBox; now: () => number };

/** What was typed on /register, until the mailed code arrives. Memory first; a reload reads the sealed copy. */
export function createPendingRegistration({ store, box, now }: Dependencies) {
  let held: { registration: PendingRegistration; until: number } | null = null;

  function dropPendingRegistration(): void {
    held = null;
    store.remove(KEY);
  }

  async function keepPendingRegistration(registration: PendingRegistration): Promise<void> {
    const until = now() + LIFE_MS;
    held = { registration, until };
    store.remove(KEY);
    const sealed = await box.seal(JSON.stringify(registration));
    if (sealed !== undefined && held?.until === until) {
      store.set(KEY, `${until}.${sealed}`);
    }
  }

  async function readPendingRegistration(): Promise<PendingRegistration | null> {
    const [until, sealed] = (store.get(KEY) ?? '').split('.');
    const end = held?.until ?? Number(until);
    if (!(end > now())) {
      dropPendingRegistration();
      return null;
    }
    return held?.registration ?? (sealed ? openRegistration(await box.open(sealed)) : null);
  }

  return { keepPendingRegistration, readPendingRegistration, dropPendingRegistration };
}

export const { keepPendingRegistration, readPendingRegistration, dropPendingRegistration } =
  createPendingRegistration({
    store: sessionStore,
    box: createBrowserSecretBox('pending-registration'),
    now: Date.now,
  });

function openRegistration(text: string | undefined): PendingRegistration | null {
  if (text === undefined) {
    return null;
  }
  const result = RegistrationSchema.safeParse(JSON.parse(text));
  return result.success ? result.data : null;
}
