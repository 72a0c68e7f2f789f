import Flag from 'lucide-react/icons/flag';
import { useTexts } from '../../../lib/i18n';
import { Track } from '../../../ui/feedback/track';
import { todayTexts } from '../today.texts';
import styles from './progress.module.css';

/** What is left and how long it takes. */
export function Progress({
  left: { cards, onceMore },
  share,
  minutes,
  isFlagged,
}: {
  left: { cards: number; onceMore: number };
  /** From 0 to 1. */
  share: number;
  minutes: number;
  isFlagged: boolean;
}) {
  const texts = useTexts(todayTexts);
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span>{texts.left({ cards, onceMore, minutes })}</span>
        {isFlagged && (
          <span className={styles.flag}>
            <Flag size={16} />
            {texts.flagged}
          </span>
        )}
      </p>
      <Track share={share} tone="good" />
    </div>
  );
}
