import { Skeleton } from '../../ui/feedback/skeleton';
import { PICTURE_DIAMETER } from './profile-card';
import cardStyles from './profile-card.module.css';
import { Sheet } from './profile-page';
import styles from './profile-skeleton.module.css';
import rowStyles from './rows/setting-row.module.css';

const SHEETS = [5, 2];

/** The profile's own layout with nothing in it yet. */
export function ProfileSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Sheet>
        <div className={cardStyles.card}>
          <div className={styles.round}>
            <Skeleton width={PICTURE_DIAMETER} height={PICTURE_DIAMETER} />
          </div>
          <div className={styles.lines}>
            <Skeleton width={240} height={24} />
            <Skeleton width={190} height={16} />
            <Skeleton width={120} height={14} />
          </div>
        </div>
      </Sheet>
      {SHEETS.map((rows) => (
        <Sheet key={rows}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={rowStyles.row}>
              <div className={styles.lines}>
                <Skeleton width={96} height={16} />
                <Skeleton width={150} height={14} />
              </div>
              <Skeleton width={150} height={40} />
            </div>
          ))}
        </Sheet>
      ))}
    </div>
  );
}
