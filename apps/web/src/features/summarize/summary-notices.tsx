import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import styles from './summary-notices.module.css';
import { summarizeTexts } from './summarize.texts';

export function GenerationFailed({
  reason,
  onRetry,
}: {
  reason: string | undefined;
  onRetry: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="bad"
      message={texts.failed}
      detail={reason}
      action={{ label: texts.tryAgain, onSelect: onRetry }}
    />
  );
}

export function NotSaved({ reason, onRetry }: { reason: string | undefined; onRetry: () => void }) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="bad"
      message={texts.notSaved}
      detail={reason}
      action={{ label: texts.retry, onSelect: onRetry }}
    />
  );
}

export function EarlierSummary({
  onBringBack,
  onDismiss,
}: {
  onBringBack: () => void;
  onDismiss: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="info"
      message={texts.replaced}
      action={{ label: texts.bringBack, onSelect: onBringBack }}
    >
      <IconButton
        className={styles.cross}
        size="sm"
        label={texts.dismiss}
        icon={<X />}
        onClick={onDismiss}
      />
    </PanelNotice>
  );
}

function PanelNotice({
  tone,
  message,
  detail,
  action,
  children,
}: {
  tone: 'bad' | 'info';
  message: string;
  detail?: string | undefined;
  action: { label: string; onSelect: () => void };
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      <Notice tone={tone}>
        <div className={styles.line}>
          <div className={styles.words}>
            <p>{message}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          <Button variant="link" onClick={action.onSelect}>
            {action.label}
          </Button>
          {children}
        </div>
      </Notice>
    </div>
  );
}
