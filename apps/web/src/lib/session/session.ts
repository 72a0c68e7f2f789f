import { UserSchema, type User } from '@scholar/contract';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../storage/signal';
import { localStore } from '../storage/storage';
import { THEME_KEY } from './theme';
import { readToken, TOKEN_KEY } from '../storage/token';

export { readToken };

type Session = { token: string | null; user: User | null };

/** One stored item for each piece of profile data, under the names of the specification. */
const USER_KEYS = [
  'userId',
  'name',
  'email',
  'phoneNumber',
  'profilePicture',
  'createdDate',
  'userRoles',
  'userName',
  'language',
] as const satisfies (keyof User)[];

/** A log-out in another tab is a log-out here. */
const changed = createSignal({ isAcrossTabs: true });
let lastStored: (string | null)[] = [];
let lastSession: Session = { token: null, user: null };

export function storeToken(token: string): void {
  localStore.set(TOKEN_KEY, token);
  changed.notify();
}

export function storeUser(user: User): void {
  for (const key of USER_KEYS) {
    const value = user[key];
    if (value === null) {
      localStore.remove(key);
    } else {
      localStore.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  changed.notify();
}

export function clearSession(): void {
  for (const key of [TOKEN_KEY, ...USER_KEYS]) {
    localStore.remove(key);
  }
  changed.notify();
}

/** Empties local storage. The theme stays: it is a wish of the device, not of the account. */
export function clearEverything(): void {
  for (const key of localStore.keys()) {
    if (key !== THEME_KEY) {
      localStore.remove(key);
    }
  }
  changed.notify();
}

export function useSession(): Session {
  return useSyncExternalStore(changed.subscribe, readSession);
}

/** The same object until something stored changes, as React demands of a snapshot. */
export function readSession(): Session {
  const stored = [TOKEN_KEY, ...USER_KEYS].map((key) => localStore.get(key));
  const isSame =
    stored.length === lastStored.length && stored.every((text, i) => text === lastStored[i]);
  if (!isSame) {
    lastStored = stored;
    lastSession = { token: readToken(), user: readUser() };
  }
  return lastSession;
}

function readUser(): User | null {
  const roles = localStore.get('userRoles');
  const result = UserSchema.safeParse({
    userId: Number(localStore.get('userId') || Number.NaN),
    name: localStore.get('name'),
    email: localStore.get('email'),
    phoneNumber: localStore.get('phoneNumber'),
    profilePicture: readPicture(),
    createdDate: localStore.get('createdDate'),
    userRoles: roles && parseJson(roles),
    userName: localStore.get('userName'),
    language: localStore.get('language'),
  });
  return result.success ? result.data : null;
}

function readPicture(): unknown {
  const picture = localStore.get('profilePicture');
  return picture?.startsWith('[') ? parseJson(picture) : picture;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A damaged item counts as missing; the next /user/me writes it again.
    return undefined;
  }
}
