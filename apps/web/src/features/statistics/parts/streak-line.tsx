import type { StudyStatistics } from '@scholar/contract';
import Sprout from 'lucide-react/icons/sprout';
import { useTexts } from '../../../lib/i18n';
import { statisticsTexts } from '../statistics.texts';
import styles from './streak-line.module.css';

/** A plain line, warm and without blame. */
export function StreakLine({ streak }: { streak: NonNullable<StudyStatistics['streak']> }) {
  const texts = useTexts(statisticsTexts).streak;
  const { days, longest, freeDayUsed } = streak;
  if (longest === 0) {
    return null;
  }
  return (
    <p className={styles.streak}>
      <Sprout size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {days > 0 ? (
          <>
            <strong>{texts.running(days)}</strong> {freeDayUsed ? texts.freeDayUsed : texts.freeDay}
          </>
        ) : (
          texts.waiting
        )}
        {longest > days && ` ${texts.longest(longest)}`}
      </span>
    </p>
  );
}
