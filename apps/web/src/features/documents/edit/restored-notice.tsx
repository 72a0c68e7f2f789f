import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { documentsTexts } from '../documents.texts';
import styles from './restored-notice.module.css';

export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const texts = useTexts(documentsTexts).form;
  return (
    <Notice tone="info">
      <div className={styles.line}>
        <span>{texts.restored}</span>
        <Button variant="link" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Notice>
  );
}
