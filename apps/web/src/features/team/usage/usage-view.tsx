import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useAddress } from '../../../lib/address/use-address';
import page from '../../../ui/lists/list-page.module.css';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Segmented } from '../../../ui/inputs/segmented';
import { Select } from '../../../ui/inputs/select';
import { Skeleton } from '../../../ui/feedback/skeleton';
import sheet from '../team-sheet.module.css';
import { usageQuery } from './team-usage.queries';
import { teamTexts } from '../team.texts';
import { UnpaidSheet } from '../unpaid-sheet';
import { UsageChart } from './usage-chart';
import { UsageDownload } from './usage-download';
import { METRICS, type Metric, toNumbers } from './usage-numbers';
import { UsageTable } from './usage-table';
import styles from './usage-view.module.css';

const WEEKS = [4, 8, 12] as const;
const FIRST_WEEKS = 8;
const FIRST_METRIC: Metric = 'studySeconds';
const CHART_HEIGHT = 320;

/** What each member did, week by week: as a picture, as a table, as a file. */
export function UsageView({ isPaid }: { isPaid: boolean }) {
  const texts = useTexts(teamTexts).usage;
  const { query, replace } = useAddress();
  const metric = METRICS.find((known) => known === query.get('metric')) ?? FIRST_METRIC;
  const weeks = WEEKS.find((known) => String(known) === query.get('weeks')) ?? FIRST_WEEKS;
  const usage = useQuery({ ...usageQuery(useApi(), weeks), enabled: isPaid });
  if (!isPaid) {
    return <UnpaidSheet title={texts.unpaid} />;
  }

  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={texts.metric}
          value={metric}
          options={METRICS.map((value) => ({ value, label: texts.metrics[value] }))}
          onChange={(chosen) => replace({ metric: chosen === FIRST_METRIC ? null : chosen })}
        />
        <div className={styles.tools}>
          <Select
            label={texts.weeks}
            isLabelHidden
            value={String(weeks)}
            options={WEEKS.map((count) => ({
              value: String(count),
              label: texts.lastWeeks(count),
            }))}
            onChange={(chosen) =>
              replace({ weeks: chosen === String(FIRST_WEEKS) ? null : chosen })
            }
          />
          <UsageDownload weeks={weeks} />
        </div>
      </div>
      {usage.isError && (
        <div className={usage.data ? undefined : page.sheet}>
          <LoadFailed onRetry={() => void usage.refetch()} />
        </div>
      )}
      {usage.isPending && (
        <div className={`${sheet.sheet} ${sheet.coming}`} aria-busy="true">
          <Skeleton height={CHART_HEIGHT} />
        </div>
      )}
      {usage.data && (
        <div className={styles.numbers} aria-busy={usage.isPlaceholderData}>
          <UsageChart
            metric={metric}
            weeks={usage.data.weeks}
            numbers={toNumbers(usage.data, metric)}
          />
          <UsageTable
            metric={metric}
            weeks={usage.data.weeks}
            numbers={toNumbers(usage.data, metric)}
          />
        </div>
      )}
    </>
  );
}
