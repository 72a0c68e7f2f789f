import { accountEndpoints } from '@scholar/contract';
import { useState } from 'react';
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
import { CodeStep } from '../code/code-step';
import { DeactivatedDialog } from './deactivated-dialog';
import { dropDeactivationEmail, findDeactivationEmail } from '../stored/mailed-to';
import { SentTo } from '../code/sent-to';
import { useMailedCode } from '../code/use-mailed-code';

export function VerifyDeactivationScreen() {
  const texts = useTexts(accountTexts).deactivation;
  // Settled once: the deactivation forgets the address before this screen has said that it is done.
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
    // At once, not with the way back to /: nobody can be kept from closing the tab before that.
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
