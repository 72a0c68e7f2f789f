import { sessionStore } from '../../../lib/storage/storage';

/** The address a code was mailed to, kept for the tab so that the next screen need not ask again. */
const RESET_KEY = 'resetPasswordEmail';
const DEACTIVATION_KEY = 'deactivateAccountEmail';

export function keepResetEmail(email: string): void {
  sessionStore.set(RESET_KEY, email);
}

export function findResetEmail(): string | undefined {
  return sessionStore.get(RESET_KEY) || undefined;
}

export function dropResetEmail(): void {
  sessionStore.remove(RESET_KEY);
}

export function keepDeactivationEmail(email: string): void {
  sessionStore.set(DEACTIVATION_KEY, email);
}

export function findDeactivationEmail(): string | undefined {
  return sessionStore.get(DEACTIVATION_KEY) || undefined;
}

export function dropDeactivationEmail(): void {
  sessionStore.remove(DEACTIVATION_KEY);
}
