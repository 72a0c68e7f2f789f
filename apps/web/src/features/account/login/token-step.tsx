import { accountEndpoints } from '@scholar/contract';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useApi } from '../../../lib/api/api-context';
import { drafts } from '../../../lib/drafts/drafts';
import { useTexts } from '../../../lib/i18n';
import { clearSession } from '../../../lib/session/session';
import { useDelay } from '../../../lib/time/use-delay';
import { Button } from '../../../ui/basics/button';
import formStyles from '../page/account-form.module.css';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { IconButton } from '../../../ui/forms/icon-button';
import styles from './token-step.module.css';

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
    // Nobody waits for the answer, so that the token is deleted offline too; a session that the
    // server was not told about expires by itself.
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

function TokenBox({
  token,
  onTouch,
  onDelete,
}: {
  token: string;
  onTouch: () => void;
  onDelete: () => void;
}) {
  const texts = useTexts(accountTexts).token;
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const hintId = useId();

  return (
    <div className={styles.box} onFocus={onTouch} onPointerDown={onTouch}>
      <label className={styles.label} htmlFor={id}>
        {texts.label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.token}
          // Masked until asked for: somebody may be looking over the shoulder.
          type={isShown ? 'text' : 'password'}
          value={token}
          readOnly
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hintId}
        />
        <IconButton
          label={isShown ? texts.hide : texts.show}
          icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
      <div className={styles.foot}>
        <p id={hintId} className={styles.hint}>
          {texts.hint}
        </p>
        <Button variant="danger" size="sm" icon={<Trash2 size={16} />} onClick={onDelete}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
