import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button-link';
import { AccountPage } from './account-page';
import { accountTexts } from './account.texts';
import { ChangePassword } from './change-password';
import { findResetEmail } from './mailed-to';

export function ChangePasswordScreen() {
  const texts = useTexts(accountTexts).changePassword;
  const { user } = useSession();
  // Settled once: the new login changes the session under this screen.
  const [email] = useState(() => findResetEmail() ?? user?.email);

  if (email) {
    return <ChangePassword email={email} isOwnEmail={email === user?.email} />;
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
