import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../lib/i18n';
import { Track } from '../../../ui/feedback/track';
import { ScoreBar } from '../../study/public';
import { practiceTexts } from '../practice.texts';
import styles from './progress.module.css';

/** How many cards are learnt, and in which round this is. */
export function LearnProgress({
  round,
  rounds,
  learnt,
  total,
}: {
  round: number;
  rounds: number;
  learnt: number;
  total: number;
}) {
  const texts = useTexts(practiceTexts);
  const words = texts.learnt({ count: learnt, total });
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{texts.round({ round, rounds })}</span>
        <span className={styles.rest} aria-hidden="true">
          {words}
        </span>
      </div>
      <Track share={learnt / total} label={words} tone="good" isTall />
    </div>
  );
}

/** Which card this is, and how many were right. */
export function WriteProgress({
  at,
  total,
  right,
  wrong,
}: {
  at: number;
  total: number;
  right: number;
  wrong: number;
}) {
  const texts = useTexts(practiceTexts);
  return (
    <div className={styles.both}>
      <div>
        <div className={styles.words}>
          <span>{texts.position({ at: at + 1, total })}</span>
        </div>
        <Track share={at / total} isTall />
      </div>
      <div>
        <div className={styles.words}>
          <span className={styles.good}>
            <Check size={16} />
            {texts.right(right)}
          </span>
          <span className={styles.bad}>
            {texts.wrong(wrong)}
            <X size={16} />
          </span>
        </div>
        <ScoreBar label={texts.score({ right, wrong })} correct={right} incorrect={wrong} />
      </div>
    </div>
  );
}
