import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../lib/i18n';
import { Track } from '../../../ui/feedback/track';
import { questionsTexts } from '../questions.texts';
import styles from './progress.module.css';

type Place = {
  words: string;
  /** At the other end, smaller. */
  rest?: string;
  /** From 0 to 1. */
  share: number;
  /** What the bar says aloud; without it the words do. */
  label?: string;
  tone?: 'brand' | 'good';
};

/** How far it is. */
export function Progress({ words, rest, share, label, tone = 'brand' }: Place) {
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{words}</span>
        {rest !== undefined && (
          <span className={styles.rest} aria-hidden={rest === label || undefined}>
            {rest}
          </span>
        )}
      </div>
      <Track share={share} {...(label !== undefined && { label })} tone={tone} isTall />
    </div>
  );
}

/** How far it is, beside how much of it was right. */
export function ScoredProgress({
  correct,
  incorrect,
  ...place
}: Place & { correct: number; incorrect: number }) {
  const texts = useTexts(questionsTexts);
  return (
    <div className={styles.both}>
      <Progress {...place} />
      <div className={styles.progress}>
        <div className={styles.words}>
          <span className={styles.good}>
            <Check size={16} />
            {texts.correct(correct)}
          </span>
          <span className={styles.bad}>
            {texts.incorrect(incorrect)}
            <X size={16} />
          </span>
        </div>
        <ScoreBar correct={correct} incorrect={incorrect} />
      </div>
    </div>
  );
}

/** Right beside wrong, and what has no answer; empty as long as there is neither. */
export function ScoreBar({
  correct,
  incorrect,
  unanswered = 0,
  isTall = false,
}: {
  correct: number;
  incorrect: number;
  unanswered?: number;
  isTall?: boolean;
}) {
  const texts = useTexts(questionsTexts);
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={texts.score({ correct, incorrect })}
      data-tall={isTall}
    >
      {correct > 0 && <div className={styles.correct} style={{ flexGrow: correct }} />}
      {incorrect > 0 && <div className={styles.incorrect} style={{ flexGrow: incorrect }} />}
      {unanswered > 0 && <div className={styles.unanswered} style={{ flexGrow: unanswered }} />}
    </div>
  );
}
