import type { ExtractionProgress } from '@scholar/extract';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { Button } from '../../../ui/basics/button';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Spinner } from '../../../ui/basics/spinner';
import { IconButton } from '../../../ui/forms/icon-button';
import { Notice } from '../../../ui/forms/notice';
import { importDocumentTexts } from '../import-document.texts';
import styles from './import-status.module.css';
import type { ImportNotice, RunningImport } from './use-document-import';

const SLOW_AFTER_MS = 10_000;

export function ImportProgress({
  running: { fileName, progress },
  onCancel,
}: {
  running: RunningImport;
  onCancel: () => void;
}) {
  const texts = useTexts(importDocumentTexts);
  const [isSlow, setIsSlow] = useState(false);
  useDelay(true, SLOW_AFTER_MS, () => setIsSlow(true));

  return (
    <div className={styles.strip}>
      <div className={styles.work}>
        {progress === null ? (
          <span className={styles.opening}>
            <Spinner />
            <bdi>{texts.opening(fileName)}</bdi>
          </span>
        ) : (
          <ProgressBar
            label={texts[progress.step](progress)}
            value={toPagesDone(progress)}
            max={progress.pages}
          />
        )}
        <p className={styles.slow} role="status">
          {isSlow && texts.stillWorking}
        </p>
      </div>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

/** A scanned page takes seconds, so the bar shows it half done while it is read. */
function toPagesDone({ step, page }: ExtractionProgress): number {
  return step === 'reading' ? page : page - 0.5;
}

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
