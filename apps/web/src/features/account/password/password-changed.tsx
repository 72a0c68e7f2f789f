import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Notice } from '../../../ui/forms/notice';
import formStyles from '../page/account-form.module.css';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';

const REDIRECT_MS = 2000;

export function PasswordChanged({ isSignedIn }: { isSignedIn: boolean }) {
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
