import { Track } from './track';
import styles from './progress-bar.module.css';

/** Only where the progress is real: something that can be counted. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const percent = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
  return (
    <div className={styles.progress}>
      <div className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.percent}>{`${percent}%`}</span>
      </div>
      <Track share={percent / 100} label={label} />
    </div>
  );
}
