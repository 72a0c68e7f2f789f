import styles from './score-bar.module.css';

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
