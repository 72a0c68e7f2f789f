import type { MatchTime } from '@scholar/contract';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { practiceTexts } from '../practice.texts';
import styles from './match-clock.module.css';

const SECOND_MS = 1000;

/** The time so far, and the one to beat. */
export function MatchClock({ best }: { best: MatchTime | null | undefined }) {
  const texts = useTexts(practiceTexts).match;
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - started) / SECOND_MS)),
      SECOND_MS / 4,
    );
    return () => clearInterval(timer);
  }, []);

  return (
    <p className={styles.clock}>
      <Timer size={18} />
      <span className="visually-hidden">{texts.time}</span>
      <span role="timer" className={styles.time}>
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </span>
      {best && (
        <span className={styles.best}>
          <Trophy size={16} />
          {texts.toBeat(best.milliseconds)}
        </span>
      )}
    </p>
  );
}
