import type { Statistics } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { LoadFailed } from '../../ui/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { toStudyWeek, toSubjectCounts } from './activity-charts';
import styles from './analytics.module.css';
import { reportQueries } from './home.queries';
import { homeTexts } from './home.texts';
import { StudyChart } from './study-chart';
import { SubjectChart } from './subject-chart';

const CHART_HEIGHT = 200;

export function Analytics({
  statistics,
  isShown,
}: {
  statistics: Statistics | undefined;
  isShown: boolean;
}) {
  const { samples } = useTexts(homeTexts).charts.subjects;
  const { token } = useSession();
  const activity = useQuery({
    ...reportQueries.activity(useApi()),
    enabled: isShown && token !== null,
  });
  const { data } = activity;

  if (data) {
    return (
      <div className={styles.charts}>
        <StudyChart {...toStudyWeek(data, statistics)} />
        <SubjectChart {...toSubjectCounts(data, statistics, samples)} />
      </div>
    );
  }
  if (activity.isError) {
    return (
      <div className={styles.failed}>
        <LoadFailed onRetry={() => void activity.refetch()} />
      </div>
    );
  }
  return (
    <div className={styles.charts} aria-busy="true">
      <div className={styles.coming}>
        <Skeleton width="40%" height={20} />
        <Skeleton height={CHART_HEIGHT} />
      </div>
      <div className={styles.coming}>
        <Skeleton width="40%" height={20} />
        <Skeleton height={CHART_HEIGHT} />
      </div>
    </div>
  );
}
