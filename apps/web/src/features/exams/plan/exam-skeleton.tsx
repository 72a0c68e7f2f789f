import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './exam-page.module.css';

/** Placeholders where readiness and chart will be. */
export function ExamSkeleton() {
  return (
    <>
      <div className={styles.head} aria-busy="true">
        <div className={styles.naming}>
          <Skeleton width="52%" height={30} />
          <div className={styles.when}>
            <Skeleton width="36%" height={24} />
          </div>
        </div>
      </div>
      <div className={styles.sheet}>
        <Skeleton width="100%" height={183} />
      </div>
      <div className={styles.sheet}>
        <Skeleton width="100%" height={313} />
      </div>
    </>
  );
}
