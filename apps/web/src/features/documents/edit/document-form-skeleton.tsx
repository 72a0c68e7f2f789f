import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './document-form.module.css';

/** The form's blocks in the form's places. */
export function DocumentFormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <div className={styles.title}>
        <Skeleton height={74} />
      </div>
      <div className={styles.field}>
        <Skeleton height={74} />
      </div>
      <div className={styles.content}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.metadata}>
        <Skeleton height={88} />
      </div>
    </div>
  );
}
