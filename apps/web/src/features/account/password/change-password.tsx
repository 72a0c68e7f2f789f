import { accountEndpoints } from '@scholar/contract';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { CodeStep } from '../code/code-step';
import { NewPasswordStep } from './new-password-step';
import { PasswordChanged } from './password-changed';
import { isWrongCode, resetPassword } from './reset-password';
import { SentTo } from '../code/sent-to';
import { useForm } from '../../../lib/forms/use-form';
import { useResend } from '../code/use-resend';
import { useSubmission } from '../../../lib/forms/use-submission';

type Step = 'code' | 'password' | 'done' | 'done-logged-out';

export function ChangePassword({ email, isOwnEmail }: { email: string; isOwnEmail: boolean }) {
  const api = useApi();
  const texts = useTexts(accountTexts);
  const [step, setStep] = useState<Step>('code');
  const [code, setCode] = useState('');
  // Held above both steps: a wrong code leads back without losing what was typed.
  const form = useForm({ password: '', confirmation: '' });

  const change = useSubmission(async () => {
    try {
      const { isSignedIn } = await resetPassword(api, { email, code, ...form.values });
      setStep(isSignedIn ? 'done' : 'done-logged-out');
    } catch (error) {
      if (isWrongCode(error)) {
        setStep('code');
      }
      throw error;
    }
  }, texts.changePassword.failed);

  const resend = useResend({
    purpose: 'reset',
    send: () => api(accountEndpoints.sendResetPasswordCode, { params: { email } }),
    onSent: () => {
      handleCodeChange('');
      setStep('code');
    },
  });

  function handleCodeChange(digits: string) {
    setCode(digits);
    change.clearFailure();
  }

  if (step === 'done' || step === 'done-logged-out') {
    return <PasswordChanged isSignedIn={step === 'done'} />;
  }
  return (
    <AccountPage
      pageTitle={
        step === 'code' ? texts.changePassword.pageTitle : texts.changePassword.choosePageTitle
      }
      title={texts.changePassword.title}
      lead={
        step === 'code' ? (
          <SentTo email={email} isCertain={isOwnEmail} />
        ) : (
          texts.changePassword.chooseLead
        )
      }
      scene="osmosisInVietnamese"
    >
      {step === 'code' ? (
        <CodeStep
          code={code}
          onCodeChange={handleCodeChange}
          resend={resend}
          failure={change.failure}
          isVerifying={false}
          onVerify={() => setStep('password')}
        />
      ) : (
        <NewPasswordStep
          email={email}
          form={form}
          resend={resend}
          failure={change.failure}
          isSaving={change.isRunning}
          onSave={() => void change.run()}
        />
      )}
    </AccountPage>
  );
}
