import { accountEndpoints } from '@scholar/contract';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import type { CodePurpose } from '../stored/mailed-to';
import { useResend } from './use-resend';
import { useSubmission } from '../../../lib/forms/use-submission';

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
