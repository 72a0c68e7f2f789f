import type { StudyStatistics } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { formatDay } from '../../../lib/time/local-day';
import { ChartSheet } from '../../../ui/charts/chart-sheet';
import { DataTable } from '../../../ui/charts/data-table';
import { statisticsTexts } from '../statistics.texts';
import styles from './year-chart.module.css';
import { findMonths, LEVELS, toYear, type Week } from './year-grid';

const LONG_DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Every day of the last year, the darker the more was answered. */
export function YearChart({ days, today }: Pick<StudyStatistics, 'days' | 'today'>) {
  const { count, time, locale, day: dayHeading, answers, year: texts } = useTexts(statisticsTexts);
  const format = (day: string) => formatDay(day, locale, LONG_DAY);
  const all = days.reduce((sum, day) => sum + day.answers, 0);
  const most = days.reduce<(typeof days)[number] | undefined>(
    (sofar, day) => (sofar && sofar.answers >= day.answers ? sofar : day),
    undefined,
  );
  const unit = texts.unit({ days: days.length, answers: all });
  return (
    <ChartSheet
      title={texts.title}
      unit={unit}
      words={`${unit}. ${most ? texts.most({ day: format(most.day), answers: most.answers }) : ''}`}
      picture={<Picture weeks={toYear(days, today)} today={today} format={format} />}
      table={
        <DataTable
          label={texts.title}
          headings={[dayHeading, answers, texts.time]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            name: format(day.day),
            values: [count(day.answers), time(day.milliseconds)],
          }))}
        />
      }
      nothing={days.length === 0 ? texts.nothing : undefined}
    />
  );
}

function Picture({
  weeks,
  today,
  format,
}: {
  weeks: readonly Week[];
  today: string;
  format: (day: string) => string;
}) {
  const { time, year: texts } = useTexts(statisticsTexts);
  const months = new Map(findMonths(weeks).map(({ place, day }) => [place, day]));
  return (
    <>
      <div className={styles.weeks}>
        {weeks.map(({ cells, firstDay }, place) => (
          <div key={firstDay} className={styles.week}>
            <span className={styles.month}>
              {months.has(place) && texts.month(months.get(place) ?? '')}
            </span>
            {cells.map(({ day, answers, milliseconds, level }) => (
              <span
                key={day}
                className={styles.cell}
                data-level={level}
                data-today={day === today}
                title={texts.cell({
                  day: format(day),
                  answers,
                  time: level > 0 ? time(milliseconds) : undefined,
                })}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.key}>
        {texts.less}
        {Array.from({ length: LEVELS + 1 }, (_, level) => (
          <span key={level} className={styles.cell} data-level={level} />
        ))}
        {texts.more}
      </p>
    </>
  );
}
