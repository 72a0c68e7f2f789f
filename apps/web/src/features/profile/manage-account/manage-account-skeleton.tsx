import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './manage-account-form.module.css';

export function ManageAccountSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton width="70%" height={16} />
      {['name', 'phone'].map((field) => (
        <div key={field} className={styles.skeletonField}>
          <Skeleton width={110} height={14} />
          <Skeleton height={48} />
        </div>
      ))}
      <Skeleton width={150} height={48} />
    </div>
  );
}
