import { Skeleton } from '../../../ui/feedback/skeleton';
import { TodayPage } from './today-page';
import styles from './today-skeleton.module.css';

/** A placeholder while the cards load. */
export function TodaySkeleton() {
  return (
    <TodayPage takesScreen>
      <div className={styles.line} aria-busy="true">
        <Skeleton width="38%" height={14} />
      </div>
      <div className={styles.card}>
        <Skeleton width="40%" height={40} />
        <Skeleton width="60%" height={18} />
      </div>
    </TodayPage>
  );
}
