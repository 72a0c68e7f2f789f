import { useState } from 'react';
import { accountEndpoints } from '@scholar/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { readSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/basics/button-link';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { findResetEmail } from '../stored/mailed-to';
import { useApi } from '../../../lib/api/api-context';
import { CodeStep, SentTo } from '../code/code-step';
import { NewPasswordStep } from './new-password-step';
import { isWrongCode, resetPassword } from './reset-password';
import { useForm } from '../../../lib/forms/use-form';
import { useResend } from '../code/use-mailed-code';
import { useSubmission } from '../../../lib/forms/use-submission';
import { useDelay } from '../../../lib/time/use-delay';
import { Notice } from '../../../ui/forms/notice';
import formStyles from '../page/account-form.module.css';

const REDIRECT_MS = 2000;

export function ChangePasswordScreen() {
  const texts = useTexts(accountTexts).changePassword;
  // Read once, because the change itself deletes the stored address and starts another session.
  const [email] = useState(findResetEmail);
  const [isOwnEmail] = useState(() => email === readSession().user?.email);

  if (email) {
    return <ChangePassword email={email} isOwnEmail={isOwnEmail} />;
  }
  return (
    <AccountPage
      pageTitle={texts.pageTitle}
      title={texts.title}
      lead={texts.noEmail}
      scene="osmosisInVietnamese"
    >
      <ButtonLink to="/reset-password" variant="primary" size="lg" isWide>
        {texts.enterEmail}
      </ButtonLink>
    </AccountPage>
  );
}

type Step = 'code' | 'password' | 'done' | 'done-logged-out';

function ChangePassword({ email, isOwnEmail }: { email: string; isOwnEmail: boolean }) {
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

function PasswordChanged({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate();
  const texts = useTexts(accountTexts);
  useDelay(isSignedIn, REDIRECT_MS, () => void navigate('/profile', { replace: true }));

  return (
    <AccountPage
      pageTitle={texts.changePassword.donePageTitle}
      title={texts.changePassword.title}
      scene="osmosisInVietnamese"
    >
      <div className={formStyles.form}>
        <Notice tone="good">
          {isSignedIn ? texts.changePassword.done : texts.changePassword.doneWithoutLogin}
        </Notice>
        {!isSignedIn && (
          <ButtonLink to="/login" variant="primary" size="lg" isWide>
            {texts.logIn}
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}
