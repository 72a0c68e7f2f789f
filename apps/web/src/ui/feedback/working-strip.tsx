import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useCycle } from '../../lib/time/use-cycle';
import { useDelay } from '../../lib/time/use-delay';
import { Button } from '../basics/button';
import { Spinner } from '../basics/spinner';
import styles from './working-strip.module.css';
import { workingStripTexts } from './working-strip.texts';

const SLOW_AFTER_MS = 10_000;

/** The rotating messages are for the eye: a screen reader hears once that the work has begun. */
export function WorkingStrip({
  messages,
  turnMs,
  onCancel,
}: {
  messages: readonly string[];
  /** How long each message stays. */
  turnMs: number;
  onCancel: () => void;
}) {
  const texts = useTexts(workingStripTexts);
  const shown = useCycle(messages.length, turnMs);
  const [isSlow, setIsSlow] = useState(false);
  useDelay(true, SLOW_AFTER_MS, () => setIsSlow(true));

  return (
    <div className={styles.strip}>
      <Spinner />
      <span className={styles.words}>
        <span aria-hidden="true">{messages[shown]}</span>
        <span className={styles.slow} role="status">
          {isSlow && texts.stillWorking}
        </span>
      </span>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
