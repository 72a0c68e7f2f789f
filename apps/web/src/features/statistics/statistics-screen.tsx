import type { StudyStatistics } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { OwnMemory } from './own-memory/own-memory';
import { ForecastChart } from './parts/forecast-chart';
import { RetentionChart } from './parts/retention-chart';
import { StreakLine } from './parts/streak-line';
import { TimeFigures } from './parts/time-figures';
import { WeakSections } from './parts/weak-sections';
import { YearChart } from './parts/year-chart';
import styles from './statistics-screen.module.css';
import { statisticsQueries } from './statistics.queries';
import { statisticsTexts } from './statistics.texts';

/** What the student remembers, has done and will have to do. */
export function StatisticsScreen() {
  const texts = useTexts(statisticsTexts);
  const { data, isError, refetch } = useQuery(statisticsQueries.all(useApi()));
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {/* Once the numbers are here, a later request that fails must not hide them. */}
      {data && (isEmpty(data) ? <NothingYet /> : <Numbers statistics={data} />)}
      {!data && isError && (
        <div className={styles.sheet}>
          <LoadFailed onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <NumbersSkeleton />}
    </div>
  );
}

function Numbers({ statistics }: { statistics: StudyStatistics }) {
  const { streak, time, weeks, forecast, days, today, weakSections } = statistics;
  return (
    <>
      {streak && <StreakLine streak={streak} />}
      <TimeFigures time={time} />
      <div className={styles.pair}>
        <RetentionChart weeks={weeks} />
        <ForecastChart forecast={forecast} />
      </div>
      <YearChart days={days} today={today} />
      <WeakSections sections={weakSections} wished={weeks.at(-1)?.wished ?? 0} />
      <OwnMemory />
    </>
  );
}

function NothingYet() {
  const texts = useTexts(statisticsTexts).empty;
  return (
    <div className={styles.sheet}>
      <EmptyState
        size="page"
        title={texts.title}
        advice={texts.advice}
        action={
          <ButtonLink to="/today" icon={<CalendarCheck />}>
            {texts.action}
          </ButtonLink>
        }
      />
    </div>
  );
}

function NumbersSkeleton() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Skeleton height={84} />
      <div className={styles.pair}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
      <Skeleton height={240} />
    </div>
  );
}

/** Imported cards are a forecast before the first answer. */
function isEmpty({ days, weeks, forecast, time }: StudyStatistics): boolean {
  return (
    days.length === 0 &&
    time.all === 0 &&
    weeks.every(({ answers }) => answers === 0) &&
    forecast.every(({ due }) => due === 0)
  );
}
