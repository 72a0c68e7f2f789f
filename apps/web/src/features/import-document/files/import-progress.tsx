import type { ExtractionProgress } from '@scholar/extract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { Button } from '../../../ui/basics/button';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Spinner } from '../../../ui/basics/spinner';
import { importDocumentTexts } from '../import-document.texts';
import styles from './import-progress.module.css';
import type { RunningImport } from './use-document-import';

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

/** A page of text is read in a blink; a scanned one takes seconds, and half of them may be over. */
function toPagesDone({ step, page }: ExtractionProgress): number {
  return step === 'reading' ? page : page - 0.5;
}
