import { useTexts } from '../../../lib/i18n';
import { Notice } from '../../../ui/forms/notice';
import { loggedOutTexts } from './logged-out.texts';

export type LogOutReason = keyof typeof loggedOutTexts.en;

/** Why the student, who did not ask for it, is asked to log in again. */
export function LoggedOut({ reason }: { reason: LogOutReason }) {
  return <Notice tone="info">{useTexts(loggedOutTexts)[reason]}</Notice>;
}
