import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { accountTexts } from '../page/account.texts';
import styles from './token-box.module.css';

export function TokenBox({
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
