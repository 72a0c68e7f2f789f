import { localStore } from './storage';

export const TOKEN_KEY = 'authToken';

/** Apart from the session, so that a visitor without a token loads none of its code. */
export function readToken(): string | null {
  return localStore.get(TOKEN_KEY) || null;
}
