import { SUMMARY_MESSAGE_MS } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDelay } from '../../lib/use-delay';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import styles from './generating.module.css';
import { summarizeTexts } from './summarize.texts';
import { useCycle } from './use-cycle';

const SLOW_AFTER_MS = 10_000;

/** The rotating texts are for the eye: a screen reader hears once that the work has begun. */
export function Generating({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(summarizeTexts);
  const shown = useCycle(texts.working.length, SUMMARY_MESSAGE_MS);
  const [isSlow, setIsSlow] = useState(false);
  useDelay(true, SLOW_AFTER_MS, () => setIsSlow(true));

  return (
    <div className={styles.generating}>
      <div className={styles.strip}>
        <Spinner />
        <span className={styles.words}>
          <span aria-hidden="true">{texts.working[shown]}</span>
          <span className={styles.slow} role="status">
            {isSlow && texts.stillWorking}
          </span>
        </span>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <div className={styles.sheet} aria-busy="true">
        <Skeleton width="64%" height={32} />
        <Skeleton width={128} height={26} />
        <div className={styles.lines}>
          {['100%', '96%', '72%', '98%', '88%', '54%'].map((width) => (
            <Skeleton key={width} width={width} height={18} />
          ))}
        </div>
      </div>
    </div>
  );
}
