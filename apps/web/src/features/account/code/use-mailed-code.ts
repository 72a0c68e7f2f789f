import { accountEndpoints, CODE_LIFE_SECONDS, RESEND_LOCK_SECONDS } from '@scholar/contract';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { type CodePurpose, findCodeSentAt, noteCodeSent } from '../stored/mailed-to';
import { useSubmission } from '../../../lib/forms/use-submission';
import { useCountdown } from '../../../lib/time/countdown';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { accountTexts } from '../page/account.texts';

/** The code mailed to an address: typing it, having it checked, asking for the next one. */
export function useMailedCode({
  email,
  purpose,
  verify,
  failed,
}: {
  email: string;
  purpose: CodePurpose;
  verify: (code: string) => Promise<void>;
  failed: string;
}) {
  const api = useApi();
  const [code, setCode] = useState('');
  const { run, isRunning, failure, clearFailure } = useSubmission(() => verify(code), failed);
  const resend = useResend({
    purpose,
    send: () => api(accountEndpoints.sendVerification, { params: { email } }),
    onSent: () => handleCodeChange(''),
  });

  function handleCodeChange(digits: string) {
    setCode(digits);
    clearFailure();
  }

  return {
    code,
    onCodeChange: handleCodeChange,
    resend,
    failure,
    isVerifying: isRunning,
    onVerify: () => void run(),
  };
}

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
