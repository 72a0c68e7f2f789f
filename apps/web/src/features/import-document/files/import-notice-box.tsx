import X from 'lucide-react/icons/x';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { Notice } from '../../../ui/forms/notice';
import { importDocumentTexts } from '../import-document.texts';
import styles from './import-notice-box.module.css';
import type { ImportNotice } from './use-document-import';

export function ImportNoticeBox({
  notice: { tone, message, previous, retry },
  onUndo,
  onDismiss,
}: {
  notice: ImportNotice;
  onUndo: () => void;
  onDismiss: () => void;
}) {
  const texts = useTexts(importDocumentTexts);
  return (
    <div className={styles.box}>
      <Notice tone={tone}>
        <div className={styles.line}>
          <bdi className={styles.message}>{message}</bdi>
          {previous && (
            <Button variant="link" onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
          {retry && (
            <Button variant="link" onClick={retry}>
              {texts.tryAgain}
            </Button>
          )}
          <IconButton
            className={styles.cross}
            size="sm"
            label={texts.dismiss}
            icon={<X />}
            onClick={onDismiss}
          />
        </div>
      </Notice>
    </div>
  );
}
