import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDelay } from '../../lib/time/use-delay';
import { Button } from '../basics/button';
import { Spinner } from '../basics/spinner';
import { workingStripTexts } from './working-strip.texts';
import styles from './working-strip.module.css';

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

/** Which of `count` texts to show; the next one every `milliseconds`, round and round. */
function useCycle(count: number, milliseconds: number): number {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), milliseconds);
    return () => clearInterval(timer);
  }, [count, milliseconds]);

  return index;
}
