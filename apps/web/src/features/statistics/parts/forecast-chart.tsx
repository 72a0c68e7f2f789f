import type { StudyStatistics } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { ChartSheet } from '../../../ui/charts/chart-sheet';
import { Columns } from '../../../ui/charts/columns';
import { DataTable } from '../../../ui/charts/data-table';
import { Plot, type PlotLabel } from '../../../ui/charts/plot';
import { toRoundTop } from '../../../ui/charts/round-top';
import { statisticsTexts } from '../statistics.texts';
import { useDayFormat } from '../use-day-format';

/** Days between two that are written below. */
const STEP = 10;

/** What is due on each of the next days; what is overdue is due today. */
export function ForecastChart({ forecast }: { forecast: StudyStatistics['forecast'] }) {
  const { count, day: dayHeading, today, forecast: texts } = useTexts(statisticsTexts);
  const format = useDayFormat();
  const all = forecast.reduce((sum, { due }) => sum + due, 0);
  const most = Math.max(0, ...forecast.map(({ due }) => due));
  const peak = forecast.find(({ due }) => due === most);
  const top = toRoundTop(most);
  return (
    <ChartSheet
      title={texts.title}
      unit={texts.unit}
      words={[texts.summary(all), peak && texts.peak({ day: format(peak.day), due: most })].join(
        ' ',
      )}
      picture={
        <Plot
          ticks={[top, top / 2, 0].map(count)}
          labels={forecast.flatMap<PlotLabel>(({ day }, place) => {
            const at = (place + 0.5) / forecast.length;
            if (place === 0) {
              return [{ text: today, at: 'start' }];
            }
            return place % STEP === 0 ? [{ text: format(day), at }] : [];
          })}
        >
          <Columns
            columns={forecast.map(({ day, due }, place) => ({
              key: day,
              parts: [{ kind: 'filled', share: due / top }],
              words: texts.bar({ day: format(day), due }),
              isMarked: place === 0,
              count: day === peak?.day ? due : undefined,
            }))}
          />
        </Plot>
      }
      table={
        <DataTable
          label={texts.title}
          headings={[dayHeading, texts.due]}
          rows={forecast.map(({ day, due }, place) => ({
            key: day,
            name: place === 0 ? today : format(day),
            values: [count(due)],
          }))}
        />
      }
      nothing={all === 0 ? texts.nothing : undefined}
    />
  );
}
