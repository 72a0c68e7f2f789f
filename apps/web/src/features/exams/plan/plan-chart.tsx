import type { ExamDay } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { ChartSheet } from '../../../ui/charts/chart-sheet';
import { Columns } from '../../../ui/charts/columns';
import { Plot, type PlotLabel } from '../../../ui/charts/plot';
import { toRoundTop } from '../../../ui/charts/round-top';
import { examsTexts } from '../exams.texts';
import { cardsOf, daysPerBar, findLabelled, findPeak, type PlanBar, toBars } from './plan-bars';
import styles from './plan-chart.module.css';
import { PlanTable } from './plan-table';
import { type DayFormat, useDayFormat } from './use-day-format';

/** The days until the exam as bars, from today on, or as a table. */
export function PlanChart({ days }: { days: readonly ExamDay[] }) {
  const texts = useTexts(examsTexts).chart;
  const format = useDayFormat();
  const bars = toBars(days);
  const step = daysPerBar(days.length);
  const hasWork = findPeak(bars) !== undefined;
  return (
    <ChartSheet
      title={texts.title}
      unit={step === 1 ? texts.perDay : texts.perDays(step)}
      words={summarize(bars, days.length, { texts, format })}
      picture={<Picture bars={bars} format={format} />}
      table={<PlanTable bars={bars} format={format} />}
      nothing={hasWork ? undefined : texts.nothing}
    />
  );
}

function Picture({ bars, format }: { bars: readonly PlanBar[]; format: DayFormat }) {
  const texts = useTexts(examsTexts).chart;
  const peak = findPeak(bars);
  const top = toRoundTop(peak ? cardsOf(peak) : 0);
  return (
    <>
      <ul className={styles.key}>
        <li data-kind="reviews">{texts.reviews}</li>
        <li data-kind="new">{texts.fresh}</li>
      </ul>
      <Plot
        ticks={[top, top / 2, 0].map(String)}
        labels={toLabels(bars, format, { today: texts.today, exam: texts.exam })}
      >
        <Columns
          columns={bars.map((bar, place) => ({
            key: bar.from,
            parts: [
              { kind: 'outlined', share: bar.new / top },
              { kind: 'filled', share: bar.reviews / top },
            ],
            words: texts.bar({
              day: format.span(bar),
              reviews: bar.reviews,
              fresh: bar.new,
              minutes: bar.minutes,
            }),
            isMarked: place === 0,
            count: bar === peak ? cardsOf(bar) : undefined,
          }))}
          end={<div className={styles.exam} />}
        />
      </Plot>
    </>
  );
}

/** Below the bars: today, some days in between, the exam. */
function toLabels(
  bars: readonly PlanBar[],
  format: DayFormat,
  ends: { today: string; exam: string },
): PlotLabel[] {
  const columns = bars.length + 1;
  return [
    { text: ends.today, at: 'start' },
    ...findLabelled(bars.length).map((place) => ({
      text: format.day(bars[place]?.from ?? ''),
      at: (place + 0.5) / columns,
    })),
    { text: ends.exam, at: 'end' },
  ];
}

function summarize(
  bars: readonly PlanBar[],
  days: number,
  { texts, format }: { texts: (typeof examsTexts)['en']['chart']; format: DayFormat },
): string {
  const sum = (of: (bar: PlanBar) => number) => bars.reduce((all, bar) => all + of(bar), 0);
  const peak = findPeak(bars);
  return [
    texts.summary({ days, reviews: sum((bar) => bar.reviews), fresh: sum((bar) => bar.new) }),
    peak && texts.peak({ day: format.span(peak), cards: cardsOf(peak) }),
  ]
    .filter(Boolean)
    .join(' ');
}
