import { FLASHCARDS_MESSAGE_MS } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { WorkingStrip } from '../../../ui/feedback/working-strip';
import { flashcardsTexts } from '../flashcards.texts';
import styles from './generating-cards.module.css';

export function GeneratingCards({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(flashcardsTexts);
  return (
    <>
      <WorkingStrip messages={texts.working} turnMs={FLASHCARDS_MESSAGE_MS} onCancel={onCancel} />
      <div className={styles.cards} aria-busy="true">
        {LINES.map(([term, first, second]) => (
          <div key={first} className={styles.card}>
            <Skeleton width={22} height={20} />
            <div className={styles.lines}>
              <Skeleton width={term} height={16} />
              <Skeleton width={first} height={12} />
              <Skeleton width={second} height={12} />
            </div>
            <Skeleton width={76} height={20} />
          </div>
        ))}
      </div>
    </>
  );
}

// Uneven widths read as text; equal ones read as a broken table.
const LINES = [
  ['31%', '92%', '60%'],
  ['23%', '96%', '71%'],
  ['29%', '94%', '65%'],
  ['37%', '88%', '53%'],
  ['25%', '97%', '41%'],
] as const;
