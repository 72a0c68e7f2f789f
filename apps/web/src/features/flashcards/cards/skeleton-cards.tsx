import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './skeleton-cards.module.css';

/** In the place of cards that are being made. */
export function SkeletonCards({ count = LINES.length }: { count?: number }) {
  return LINES.slice(0, count).map(([term, first, second]) => (
    <div key={first} className={styles.card}>
      <Skeleton width={22} height={20} />
      <div className={styles.lines}>
        <Skeleton width={term} height={16} />
        <Skeleton width={first} height={12} />
        <Skeleton width={second} height={12} />
      </div>
      <Skeleton width={76} height={20} />
    </div>
  ));
}

// Uneven widths read as text; equal ones read as a broken table.
const LINES = [
  ['31%', '92%', '60%'],
  ['23%', '96%', '71%'],
  ['29%', '94%', '65%'],
  ['37%', '88%', '53%'],
  ['25%', '97%', '41%'],
] as const;
