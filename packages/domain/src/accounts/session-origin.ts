import type { Caller } from '../shared/caller';
import type { SessionOrigin } from './accounts.ports';
import { nameClient } from './client-names';
import type { LimitKeys } from './limits';

/** What a new session keeps of its caller: enough for its owner to tell it from others. */
export function originOf({ userAgent, address }: Caller, keys: LimitKeys): SessionOrigin {
  return { ...nameClient(userAgent), addressKey: keys.knownPlace(address) };
}
