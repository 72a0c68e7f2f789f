import { accountEndpoints } from '@scholar/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { drafts } from '../../../lib/drafts/drafts';
import { useTexts } from '../../../lib/i18n';
import { forgetCredentials } from '../page/remember-me';
import { clearSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Checkbox } from '../../../ui/forms/checkbox';
import { TextLink } from '../../../ui/basics/text-link';
import formStyles from '../page/account-form.module.css';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { CodeStep, SentTo } from '../code/code-step';
import { dropDeactivationEmail, findDeactivationEmail } from '../stored/mailed-to';
import { useMailedCode } from '../code/use-mailed-code';
import { useDelay } from '../../../lib/time/use-delay';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';

const REDIRECT_MS = 3000;

export function VerifyDeactivationScreen() {
  const texts = useTexts(accountTexts).deactivation;
  // Read once, because the deactivation deletes the stored address before this screen says so.
  const [email] = useState(findDeactivationEmail);

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
  const [isFinal, setIsFinal] = useState(false);
  const [isDone, setIsDone] = useState(false);

  async function deactivate(code: string) {
    const query = isFinal ? ({ everything: 'true' } as const) : {};
    await api(accountEndpoints.deactivateAccount, { params: { code }, query });
    // Before the redirect, because the student may close the tab first.
    clearSession();
    void drafts.dropAll();
    forgetCredentials();
    dropDeactivationEmail();
    setIsDone(true);
  }
  const mailedCode = useMailedCode({
    email,
    purpose: 'deactivation',
    verify: deactivate,
    failed: texts.failed,
  });

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
      <Checkbox label={texts.everything} isChecked={isFinal} onChange={setIsFinal} />
      <CodeStep
        {...mailedCode}
        tone="danger-fill"
        note={
          <p className={formStyles.note}>{isFinal ? texts.everythingHint : texts.consequence}</p>
        }
      />
      <DeactivatedDialog isOpen={isDone} />
    </AccountPage>
  );
}

function DeactivatedDialog({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate();
  const texts = useTexts(accountTexts).deactivation;

  function leave() {
    void navigate('/', { replace: true });
  }
  useDelay(isOpen, REDIRECT_MS, leave);

  return (
    <MessageDialog isOpen={isOpen} onClose={leave} title={texts.doneTitle} message={texts.done} />
  );
}
