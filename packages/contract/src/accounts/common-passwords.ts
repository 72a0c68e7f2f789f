import { COMMON_PASSWORDS } from './common-password-list';

let known: ReadonlySet<string> | undefined;

/** True for one of the passwords that whoever guesses tries first; upper and lower case count as one. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/));
  return known.has(password.normalize('NFKC').toLowerCase());
}
