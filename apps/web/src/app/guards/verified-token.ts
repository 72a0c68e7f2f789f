import { readToken } from '../../lib/storage/token';

let verifiedToken: string | null = null;

/** The entry guard has just asked the server: /home need not ask again on arrival. */
export function markVerified(): void {
  verifiedToken = readToken();
}

/** True once for a token that was verified on the way here. */
export function takeVerification(): boolean {
  const isVerified = verifiedToken !== null && verifiedToken === readToken();
  verifiedToken = null;
  return isVerified;
}
