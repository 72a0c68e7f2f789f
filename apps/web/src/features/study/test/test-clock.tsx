import Timer from 'lucide-react/icons/timer';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { studyTexts } from '../study.texts';
import styles from './test-clock.module.css';

const SECOND_MS = 1000;
/** The last part of the time is told in words too. */
const SOON_SECONDS = 30;

/** The time that is left: it is there for whoever looks, and neither blinks nor reddens. */
export function TestClock({ endsAt }: { endsAt: number }) {
  const texts = useTexts(studyTexts).test;
  const [left, setLeft] = useState(() => secondsUntil(endsAt));

  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);

  const minutes = Math.floor(left / 60);
  const seconds = String(left % 60).padStart(2, '0');
  return (
    <p className={styles.clock}>
      <Timer size={18} />
      <span className="visually-hidden">{texts.timeLeft}</span>
      <span role="timer" className={styles.time}>{`${minutes}:${seconds}`}</span>
      <span role="status" className="visually-hidden">
        {left <= SOON_SECONDS && texts.soonOver(SOON_SECONDS)}
      </span>
    </p>
  );
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS));
}
