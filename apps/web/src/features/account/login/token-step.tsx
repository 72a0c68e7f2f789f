import { accountEndpoints } from '@scholar/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { drafts } from '../../../lib/drafts/drafts';
import { useTexts } from '../../../lib/i18n';
import { clearSession } from '../../../lib/session/session';
import { useDelay } from '../../../lib/time/use-delay';
import { Button } from '../../../ui/basics/button';
import formStyles from '../page/account-form.module.css';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { TokenBox } from './token-box';

const REDIRECT_MS = 1500;

export function TokenStep({
  token,
  destination,
  isHomeNext,
  onDeleted,
}: {
  token: string;
  destination: string;
  isHomeNext: boolean;
  onDeleted: () => void;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const texts = useTexts(accountTexts).token;
  const [isTouched, setIsTouched] = useState(false);

  function proceed() {
    void navigate(destination, { replace: true });
  }
  useDelay(!isTouched, REDIRECT_MS, proceed);

  function handleDelete() {
    // The call takes the token along as it starts; the token is gone from here before any answer,
    // so that it goes without a network too. A failed call leaves a session that ends by itself.
    api(accountEndpoints.logout, {}, { isQuiet: true, keepalive: true }).catch(() => undefined);
    clearSession();
    void drafts.dropAll();
    onDeleted();
  }

  return (
    <AccountPage
      pageTitle={texts.pageTitle}
      title={texts.title}
      lead={isTouched ? texts.leadStaying : texts.lead}
      scene="osmosis"
    >
      <div className={formStyles.form}>
        <TokenBox token={token} onTouch={() => setIsTouched(true)} onDelete={handleDelete} />
        <Button variant="primary" size="lg" isWide autoFocus onClick={proceed}>
          {isHomeNext ? texts.proceedHome : texts.proceedBack}
        </Button>
      </div>
    </AccountPage>
  );
}
