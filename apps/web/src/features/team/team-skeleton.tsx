import page from '../../ui/lists/list-page.module.css';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './team-sheet.module.css';

/** The team to come, in the places where it will be. */
export function TeamSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <Skeleton width={240} height={32} />
      <Skeleton width="100%" height={44} />
      <div className={styles.sheet}>
        <div className={styles.coming}>
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  );
}
