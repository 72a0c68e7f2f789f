import * as z from 'zod/mini';
import { LOGIN_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../wire/limits';
import { MESSAGES } from '../wire/messages';
import { boundedText } from '../text/text';

/** NFKC, so that two keyboards that compose accents differently open the same account. */
function normalizePassword(typed: string): string {
  return typed.normalize('NFKC');
}

export const PASSWORD_RULES = {
  length: (typed: string) => [...typed].length >= PASSWORD_MIN,
  uppercase: (typed: string) => /\p{Lu}/u.test(typed),
  lowercase: (typed: string) => /\p{Ll}/u.test(typed),
  digit: (typed: string) => /[0-9]/.test(typed),
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

export function isStrongPassword(typed: string): boolean {
  const password = normalizePassword(typed);
  return Object.values(PASSWORD_RULES).every((holds) => holds(password));
}

export function isPasswordTooLong(password: string): boolean {
  return (
    [...password].length > PASSWORD_MAX ||
    new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES
  );
}

/** What happens to a password that is among the most used ones: nothing, a word on screen, a refusal. */
export const BLOCKLIST_MODES = ['off', 'warn', 'enforce'] as const;
export type BlocklistMode = (typeof BLOCKLIST_MODES)[number];

const passwordText = (message: string) =>
  boundedText({ max: PASSWORD_MAX, message, tooLong: MESSAGES.passwordTooLong }).check(
    z.overwrite(normalizePassword),
    z.refine((password) => !isPasswordTooLong(password), MESSAGES.passwordTooLong),
  );

export const NewPasswordSchema = passwordText(MESSAGES.password).check(
  z.refine(isStrongPassword, MESSAGES.password),
);

export const LoginPasswordSchema = passwordText(MESSAGES.loginPassword).check(
  z.refine((password) => [...password].length >= LOGIN_PASSWORD_MIN, MESSAGES.loginPassword),
);
