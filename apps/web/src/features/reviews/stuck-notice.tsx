import CloudOff from 'lucide-react/icons/cloud-off';
import { useTexts } from '../../lib/i18n';
import { useStuckCount } from './outbox';
import { reviewsTexts } from './reviews.texts';
import styles from './stuck-notice.module.css';

/** Says that answers wait for the server, as long as they do. */
export function StuckNotice() {
  const texts = useTexts(reviewsTexts);
  const count = useStuckCount();
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.stuck}>
          <CloudOff size={16} />
          {texts.stuck(count)}
        </p>
      )}
    </div>
  );
}
