import { accountEndpoints } from '@scholar/contract';
import { useState } from 'react';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { forgetCredentials } from '../../lib/remember-me';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';
import formStyles from './account-form.module.css';
import { AccountPage } from './account-page';
import { accountTexts } from './account.texts';
import { CodeStep } from './code-step';
import { DeactivatedDialog } from './deactivated-dialog';
import { findDeactivationEmail } from './mailed-to';
import { SentTo } from './sent-to';
import { useResend } from './use-resend';
import { useSubmission } from './use-submission';

export function VerifyDeactivationScreen() {
  const texts = useTexts(accountTexts).deactivation;
  const { user } = useSession();
  // Settled once: the end of the session must not change the screen that ends it.
  const [email] = useState(() => findDeactivationEmail() ?? user?.email);

  if (email) {
    return <VerifyDeactivation email={email} />;
  }
  return (
    <AccountPage
      pageTitle={texts.pageTitle}
      title={texts.title}
      lead={texts.noEmail}
      scene="osmosis"
    >
      <ButtonLink to="/profile" variant="primary" size="lg" isWide>
        {texts.backToProfile}
      </ButtonLink>
    </AccountPage>
  );
}

function VerifyDeactivation({ email }: { email: string }) {
  const api = useApi();
  const texts = useTexts(accountTexts).deactivation;
  const [code, setCode] = useState('');
  const [isDone, setIsDone] = useState(false);

  const deactivation = useSubmission(async () => {
    await api(accountEndpoints.deactivateAccount, { params: { code } });
    forgetCredentials();
    setIsDone(true);
  }, texts.failed);

  const resend = useResend({
    send: () => api(accountEndpoints.sendVerification, { params: { email } }),
    onSent: () => handleCodeChange(''),
  });

  function handleCodeChange(digits: string) {
    setCode(digits);
    deactivation.clearFailure();
  }

  return (
    <AccountPage
      pageTitle={texts.pageTitle}
      title={texts.title}
      lead={<SentTo email={email} />}
      scene="osmosis"
      foot={
        <>
          {texts.keepAccount} <TextLink to="/profile">{texts.backToProfile}</TextLink>
        </>
      }
    >
      <CodeStep
        tone="danger-fill"
        code={code}
        onCodeChange={handleCodeChange}
        resend={resend}
        failure={deactivation.failure}
        isVerifying={deactivation.isRunning}
        onVerify={() => void deactivation.run()}
        note={<p className={formStyles.note}>{texts.consequence}</p>}
      />
      <DeactivatedDialog isOpen={isDone} />
    </AccountPage>
  );
}
