import type { StudyStatistics } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { ChartSheet } from '../../../ui/charts/chart-sheet';
import { DataTable } from '../../../ui/charts/data-table';
import { Plot } from '../../../ui/charts/plot';
import { statisticsTexts } from '../statistics.texts';
import { useDayFormat } from '../use-day-format';
import styles from './retention-chart.module.css';
import { findBottom, type Point, toLine, toPoints } from './retention-points';

type Weeks = StudyStatistics['weeks'];

/** The share that was really remembered, week by week, beside the one that was wished. */
export function RetentionChart({ weeks }: { weeks: Weeks }) {
  const { count, share, answers, retention: texts } = useTexts(statisticsTexts);
  const format = useDayFormat();
  const points = toPoints(weeks);
  const last = points.at(-1);
  const wished = share(weeks.at(-1)?.wished ?? 0);
  const shares = points.map((point) => point.share);
  const words = last
    ? [
        texts.summary({
          weeks: points.length,
          lowest: share(Math.min(...shares)),
          highest: share(Math.max(...shares)),
        }),
        texts.last({ share: share(last.share), wished }),
      ].join(' ')
    : '';
  return (
    <ChartSheet
      title={texts.title}
      unit={texts.unit(wished)}
      words={words}
      picture={<Picture weeks={weeks} points={points} />}
      table={
        <DataTable
          label={texts.title}
          headings={[texts.week, answers, texts.remembered, texts.wished]}
          rows={weeks
            .filter((week) => week.answers > 0)
            .toReversed()
            .map((week) => ({
              key: week.from,
              name: format(week.from),
              values: [
                count(week.answers),
                share(Math.round((week.remembered / week.answers) * 100)),
                share(week.wished),
              ],
            }))}
        />
      }
      nothing={last ? undefined : texts.nothing}
    />
  );
}

function Picture({ weeks, points }: { weeks: Weeks; points: readonly Point[] }) {
  const { share, retention: texts } = useTexts(statisticsTexts);
  const format = useDayFormat();
  const bottom = findBottom(points);
  const wished = weeks.at(-1)?.wished ?? 0;
  const height = (percent: number) => (percent - bottom) / (100 - bottom);
  const place = (at: number) => (at + 0.5) / weeks.length;
  return (
    <Plot
      ticks={[100, (100 + bottom) / 2, bottom].map(share)}
      labels={weeks.flatMap(({ from }, at) =>
        at % 3 === 1 ? [{ text: format(from), at: place(at) }] : [],
      )}
    >
      <div className={styles.wished} style={{ bottom: `${height(wished) * 100}%` }} />
      <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none">
        <path
          className={styles.stroke}
          d={toLine(points.map((point) => ({ x: place(point.at), y: 1 - height(point.share) })))}
        />
      </svg>
      {points.map((point) => (
        <span
          key={point.from}
          className={styles.dot}
          data-last={point === points.at(-1)}
          style={{ left: `${place(point.at) * 100}%`, bottom: `${height(point.share) * 100}%` }}
          title={texts.point({
            day: format(point.from),
            share: share(point.share),
            answers: point.answers,
          })}
        >
          {point === points.at(-1) && <span className={styles.share}>{share(point.share)}</span>}
        </span>
      ))}
    </Plot>
  );
}
