import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { IconButton } from '../forms/icon-button';
import { Notice } from '../forms/notice';
import styles from './panel-notice.module.css';
import { uiTexts } from '../basics/ui.texts';

/** At the top of a panel: what happened, and what can be done about it. */
export function PanelNotice({
  tone,
  message,
  detail,
  action,
  onDismiss,
}: {
  tone: 'bad' | 'info';
  message: ReactNode;
  detail?: string | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  onDismiss?: (() => void) | undefined;
}) {
  const texts = useTexts(uiTexts);
  return (
    <div className={styles.notice}>
      <Notice tone={tone}>
        <div className={styles.line}>
          <div className={styles.words}>
            <div>{message}</div>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          {action && (
            <Button variant="link" onClick={action.onSelect}>
              {action.label}
            </Button>
          )}
          {onDismiss && (
            <IconButton
              className={styles.cross}
              size="sm"
              label={texts.dismiss}
              icon={<X />}
              onClick={onDismiss}
            />
          )}
        </div>
      </Notice>
    </div>
  );
}
