import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../lib/i18n';
import { Track } from '../../../ui/feedback/track';
import { studyTexts } from '../study.texts';
import { countAnswered, type TestRun } from './test-run';
import styles from './test-bars.module.css';

export function TestBars({ run }: { run: TestRun }) {
  const texts = useTexts(studyTexts).test;
  const total = run.questions.length;
  const percent = Math.round((countAnswered(run) / total) * 100);
  const score = { correct: run.correct, incorrect: run.missed.length };
  return (
    <div className={styles.bars}>
      <div>
        <div className={styles.words}>
          <span className={styles.question}>{texts.question({ at: run.at + 1, total })}</span>
          <span className={styles.percent}>{texts.complete(percent)}</span>
        </div>
        <Track share={percent / 100} label={texts.complete(percent)} isTall />
      </div>
      <div>
        <div className={styles.words}>
          <span className={styles.good}>
            <Check size={16} />
            {texts.correct(score.correct)}
          </span>
          <span className={styles.bad}>
            {texts.incorrect(score.incorrect)}
            <X size={16} />
          </span>
        </div>
        <ScoreBar label={texts.score(score)} {...score} />
      </div>
    </div>
  );
}

/** Right beside wrong; empty as long as there is neither. */
export function ScoreBar({
  label,
  correct,
  incorrect,
  isTall = false,
}: {
  label: string;
  correct: number;
  incorrect: number;
  isTall?: boolean;
}) {
  return (
    <div className={styles.bar} role="img" aria-label={label} data-tall={isTall}>
      {correct > 0 && <div className={styles.correct} style={{ flexGrow: correct }} />}
      {incorrect > 0 && <div className={styles.incorrect} style={{ flexGrow: incorrect }} />}
    </div>
  );
}
