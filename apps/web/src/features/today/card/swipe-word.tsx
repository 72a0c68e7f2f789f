import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTexts } from '../../../lib/i18n';
import type { Drag } from '../../cards/public';
import { todayTexts } from '../today.texts';
import styles from './swipe-word.module.css';

/** Beside the finger: what letting go would answer. It fills once the card is pulled far enough. */
export function SwipeWord({
  drag: { across, x, y },
  answersAt,
}: {
  drag: Drag;
  answersAt: number;
}) {
  const { two } = useTexts(todayTexts);
  const rating = across < 0 ? 'again' : 'good';
  const share = Math.min(1, Math.abs(across) / answersAt);
  return (
    <p
      className={styles.word}
      data-rating={rating}
      data-answers={share === 1}
      style={{ left: x, top: y, scale: String(0.8 + 0.2 * share) }}
      aria-hidden="true"
    >
      {rating === 'again' ? <RotateCcw size={18} /> : <Check size={18} />}
      {two[rating]}
    </p>
  );
}
