import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { readSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/basics/button-link';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { ChangePassword } from './change-password';
import { findResetEmail } from '../stored/mailed-to';

export function ChangePasswordScreen() {
  const texts = useTexts(accountTexts).changePassword;
  // Settled once: the change itself forgets the address and begins another session.
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
