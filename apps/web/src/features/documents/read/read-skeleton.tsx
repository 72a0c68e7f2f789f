import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './read-document.module.css';

/** Title, dates and the first lines, where they will stand. */
export function ReadSkeleton() {
  return (
    <div className={styles.document} aria-busy="true">
      <div className={styles.head}>
        <div className={styles.naming}>
          <Skeleton width="min(480px, 80%)" height={44} />
          <div className={styles.meta}>
            <Skeleton width={220} height={20} />
          </div>
        </div>
        <Skeleton width={220} height={44} />
      </div>
      <div className={styles.sheet}>
        <Skeleton lines={6} />
      </div>
    </div>
  );
}
