import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useAddress } from '../../../lib/address/use-address';
import { useApi } from '../../../lib/api/api-context';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Segmented } from '../../../ui/inputs/segmented';
import { Select } from '../../../ui/inputs/select';
import { teamTexts } from '../team.texts';
import { UnpaidSheet } from '../unpaid-sheet';
import { usageQuery, useUsageDownload } from './team-usage.queries';
import { UsageChart } from './usage-chart';
import { type Metric, METRICS, toNumbers } from './usage-numbers';
import { UsageTable } from './usage-table';
import sheet from '../team-sheet.module.css';
import styles from './usage-view.module.css';
import page from '../../../ui/lists/list-page.module.css';

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

function UsageDownload({ weeks }: { weeks: number }) {
  const texts = useTexts(teamTexts).usage;
  const download = useUsageDownload();

  function handleDownload() {
    download.mutate(weeks, {
      onError: (error) =>
        toast({ message: serverMessage(error) ?? texts.downloadFailed, tone: 'bad' }),
    });
  }

  return (
    <Button
      variant="secondary"
      icon={<Download />}
      isBusy={download.isPending}
      onClick={handleDownload}
    >
      {texts.download}
    </Button>
  );
}
