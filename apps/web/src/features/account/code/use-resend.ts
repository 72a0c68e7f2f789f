import { CODE_LIFE_SECONDS, RESEND_LOCK_SECONDS } from '@scholar/contract';
import { useState } from 'react';
import { useCountdown } from '../../../lib/time/countdown';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { accountTexts } from '../page/account.texts';
import { useSubmission } from '../../../lib/forms/use-submission';
import { type CodePurpose, findCodeSentAt, noteCodeSent } from '../stored/mailed-to';

/** The life of a mailed code on screen: its countdown, and asking for the next one. */
export function useResend({
  purpose,
  send,
  onSent,
}: {
  purpose: CodePurpose;
  send: () => Promise<unknown>;
  onSent: () => void;
}) {
  const { resendFailed } = useTexts(accountTexts).code;
  const { secondsLeft, isOver, restart } = useCountdown(
    CODE_LIFE_SECONDS,
    () => findCodeSentAt(purpose) ?? Date.now(),
  );
  const [sentCount, setSentCount] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  useDelay(isLocked, RESEND_LOCK_SECONDS * 1000, () => setIsLocked(false));

  const { run, isRunning, failure } = useSubmission(
    async () => {
      await send();
      noteCodeSent(purpose);
      restart();
      setSentCount((count) => count + 1);
      setIsLocked(true);
      onSent();
    },
    resendFailed,
    { isRepeatable: true },
  );

  return {
    secondsLeft,
    isExpired: isOver,
    sentCount,
    /** For three seconds after a new code was sent, so that a double click does not send two. */
    isLocked,
    isSending: isRunning,
    failure,
    resend: run,
  };
}
export type Resend = ReturnType<typeof useResend>;
