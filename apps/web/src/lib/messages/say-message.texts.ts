import { defineTexts, pageLanguage } from '../i18n';
import { sayInVietnamese } from './vietnamese';

const messageTexts = defineTexts({
  en: { say: (message: string, _messageId?: string) => message },
  vi: { say: sayInVietnamese },
});

/** A sentence of the contract in the language of the page; one that is none of them stays as it is. */
export function sayMessage(message: string, messageId?: string): string {
  return messageTexts[pageLanguage()].say(message, messageId);
}

/** The first thing that a schema of the contract finds wrong. */
export function sayIssue(
  error: { issues: readonly { message: string }[] } | undefined,
): string | undefined {
  const [issue] = error?.issues ?? [];
  return issue && sayMessage(issue.message);
}
