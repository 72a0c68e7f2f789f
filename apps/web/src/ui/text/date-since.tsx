import { formatDateTime, formatSince } from '../../lib/time/dates';
import styles from './date-since.module.css';

/** Yesterday, and then exactly when. A dash where there is no date. */
export function DateSince({ instant }: { instant: string }) {
  const exact = formatDateTime(instant);
  if (Number.isNaN(Date.parse(instant))) {
    return exact;
  }
  return (
    <time dateTime={instant}>
      <span className={styles.since}>{formatSince(instant)}</span>{' '}
      <span className={styles.exact}>{exact}</span>
    </time>
  );
}
