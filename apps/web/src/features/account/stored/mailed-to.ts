import { sessionStore } from '../../../lib/storage/storage';

/** The address a code was mailed to, kept for the tab so that the next screen need not ask again. */
const RESET_KEY = 'resetPasswordEmail';
const DEACTIVATION_KEY = 'deactivateAccountEmail';

/** What a mailed code is for. */
export type CodePurpose = 'registration' | 'reset' | 'deactivation';

/** Kept for the tab, so that a reload does not start the countdown of the code again. */
export function noteCodeSent(purpose: CodePurpose): void {
  sessionStore.set(sentKeyOf(purpose), String(Date.now()));
}

export function findCodeSentAt(purpose: CodePurpose): number | undefined {
  return Number(sessionStore.get(sentKeyOf(purpose))) || undefined;
}

/** Call once the code is on its way there. */
export function keepResetEmail(email: string): void {
  sessionStore.set(RESET_KEY, email);
  noteCodeSent('reset');
}

export function findResetEmail(): string | undefined {
  return sessionStore.get(RESET_KEY) || undefined;
}

export function dropResetEmail(): void {
  sessionStore.remove(RESET_KEY);
}

/** Call once the code is on its way there. */
export function keepDeactivationEmail(email: string): void {
  sessionStore.set(DEACTIVATION_KEY, email);
  noteCodeSent('deactivation');
}

export function findDeactivationEmail(): string | undefined {
  return sessionStore.get(DEACTIVATION_KEY) || undefined;
}

export function dropDeactivationEmail(): void {
  sessionStore.remove(DEACTIVATION_KEY);
}

function sentKeyOf(purpose: CodePurpose): string {
  return `codeSentAt.${purpose}`;
}
