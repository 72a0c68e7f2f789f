import { accountEndpoints, type Registration } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { dropPendingRegistration, readPendingRegistration } from '../stored/pending-registration';
import { takeReturnTo } from '../../../lib/page/return-to';
import { ButtonLink } from '../../../ui/basics/button-link';
import { TextLink } from '../../../ui/basics/text-link';
import { isSecondFactorNeeded, SecondFactorField } from '../login/second-factor-field';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { CodeStep, SentTo } from '../code/code-step';
import { useMailedCode } from '../code/use-mailed-code';
import type { Api } from '../../../lib/api/api';
import { storeToken, storeUser } from '../../../lib/session/session';
import { localStore } from '../../../lib/storage/storage';

export function VerificationScreen() {
  const texts = useTexts(accountTexts).verification;
  const [pending, setPending] = useState<Registration | null>();

  useEffect(() => {
    void readPendingRegistration().then(setPending);
  }, []);

  if (pending) {
    return <VerifyEmail registration={pending} />;
  }
  return (
    <AccountPage
      pageTitle={texts.pageTitle}
      title={texts.title}
      lead={pending === null && texts.nothingPending}
      scene="osmosisInVietnamese"
    >
      {pending === null && (
        <ButtonLink to="/register" variant="primary" size="lg" isWide>
          {texts.startAgain}
        </ButtonLink>
      )}
    </AccountPage>
  );
}

function VerifyEmail({ registration }: { registration: Registration }) {
  const api = useApi();
  const navigate = useNavigate();
  const texts = useTexts(accountTexts).verification;
  const { email } = registration;
  const [isAskedForMore, setIsAskedForMore] = useState(false);
  const [secondFactor, setSecondFactor] = useState('');

  async function verify(code: string) {
    try {
      await registerAccount(
        api,
        code,
        secondFactor ? { ...registration, secondFactor } : registration,
      );
    } catch (error) {
      // The address belongs to an account that was deactivated, and its owner turned one on.
      setIsAskedForMore((isAsked) => isAsked || isSecondFactorNeeded(error));
      throw error;
    }
    dropPendingRegistration();
    // An invitation that led here is opened next.
    void navigate(takeReturnTo() ?? '/home', { replace: true });
  }
  const mailedCode = useMailedCode({
    email,
    purpose: 'registration',
    verify,
    failed: texts.failed,
  });

  return (
    <AccountPage
      pageTitle={texts.pageTitle}
      title={texts.title}
      lead={<SentTo email={email} />}
      scene="osmosisInVietnamese"
      foot={
        <>
          {texts.wrongAddress} <TextLink to="/register">{texts.changeEmail}</TextLink>
        </>
      }
    >
      <CodeStep
        {...mailedCode}
        note={
          isAskedForMore && <SecondFactorField value={secondFactor} onChange={setSecondFactor} />
        }
      />
    </AccountPage>
  );
}

/** Creates the account with the mailed code and leaves the browser signed in. */
async function registerAccount(api: Api, code: string, registration: Registration): Promise<void> {
  const { jwtToken, user } = await api(accountEndpoints.register, {
    params: { code },
    body: registration,
  });
  localStore.set('name', user.name);
  localStore.set('email', user.email);
  storeToken(jwtToken);
  try {
    storeUser(await api(accountEndpoints.me));
  } catch {
    // The specification ignores this failure: the account exists, and /home asks again.
  }
}
