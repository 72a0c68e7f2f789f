import Flag from 'lucide-react/icons/flag';
import { useTexts } from '../../../lib/i18n';
import { Track } from '../../../ui/feedback/track';
import { todayTexts } from '../today.texts';
import styles from './progress.module.css';

/** What is left and how long it takes. */
export function Progress({
  left,
  done,
  minutes,
  isFlagged,
}: {
  left: number;
  done: number;
  minutes: number;
  isFlagged: boolean;
}) {
  const texts = useTexts(todayTexts);
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span>{texts.left({ cards: left, minutes })}</span>
        {isFlagged && (
          <span className={styles.flag}>
            <Flag size={16} />
            {texts.flagged}
          </span>
        )}
      </p>
      <Track share={done + left > 0 ? done / (done + left) : 0} tone="good" />
    </div>
  );
}
