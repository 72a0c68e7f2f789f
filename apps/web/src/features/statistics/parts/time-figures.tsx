import type { StudyStatistics } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { statisticsTexts } from '../statistics.texts';
import styles from './time-figures.module.css';

/** How long the student has answered cards. */
export function TimeFigures({ time }: Pick<StudyStatistics, 'time'>) {
  const { figures, time: format } = useTexts(statisticsTexts);
  return (
    <dl className={styles.figures}>
      {(['today', 'week', 'all'] as const).map((span) => (
        <div key={span} className={styles.figure}>
          <dt className={styles.name}>{figures[span]}</dt>
          <dd className={styles.value}>{format(time[span])}</dd>
        </div>
      ))}
    </dl>
  );
}
