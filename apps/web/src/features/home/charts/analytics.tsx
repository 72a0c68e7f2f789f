import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { toStudyWeek, toSubjectCounts } from './activity-charts';
import styles from './analytics.module.css';
import { reportQueries, useStatistics } from '../home.queries';
import { homeTexts } from '../home.texts';
import { StudyChart } from './study-chart';
import { SubjectChart } from './subject-chart';

const CHART_HEIGHT = 200;

export function Analytics({ isShown }: { isShown: boolean }) {
  const { samples } = useTexts(homeTexts).charts.subjects;
  const { token } = useSession();
  const activity = useQuery({
    ...reportQueries.activity(useApi()),
    enabled: isShown && token !== null,
  });
  const { data } = activity;
  // The activity alone cannot tell an empty week from no study at all.
  const statistics = useStatistics();

  if (data && !statistics.isPending) {
    return (
      <div className={styles.charts}>
        <StudyChart {...toStudyWeek(data, statistics.data)} />
        <SubjectChart {...toSubjectCounts(data, statistics.data, samples)} />
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
