import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { ScoreBar } from '../progress/progress';
import styles from './end-sheet.module.css';

/** What share was right and what wrong, of all that was asked. */
export function EndScore({
  correct,
  incorrect,
  unanswered,
}: {
  correct: number;
  incorrect: number;
  unanswered: number;
}) {
  const total = correct + incorrect + unanswered;
  const percent = Math.round((correct / total) * 100);
  // Together they are never more than everything.
  const wrongPercent = unanswered > 0 ? Math.floor((incorrect / total) * 100) : 100 - percent;
  return (
    <div className={styles.score}>
      <div className={styles.percents}>
        <span className={styles.good}>
          <Check size={18} />
          {`${percent}%`}
        </span>
        <span className={styles.bad}>
          {`${wrongPercent}%`}
          <X size={18} />
        </span>
      </div>
      <ScoreBar correct={correct} incorrect={incorrect} unanswered={unanswered} isTall />
    </div>
  );
}
