import type { ExamDay } from '@scholar/contract';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { examsTexts } from '../exams.texts';
import sheet from './exam-page.module.css';
import {
  cardsOf,
  daysPerBar,
  findLabelled,
  findPeak,
  type PlanBar,
  toBars,
  toTop,
} from './plan-bars';
import styles from './plan-chart.module.css';
import { PlanTable } from './plan-table';
import { type DayFormat, useDayFormat } from './use-day-format';

/** The days until the exam as bars, from today on, or as a table. */
export function PlanChart({ days }: { days: readonly ExamDay[] }) {
  const id = useId();
  const texts = useTexts(examsTexts).chart;
  const [isTable, setIsTable] = useState(false);
  const format = useDayFormat();
  const bars = toBars(days);
  const step = daysPerBar(days.length);
  const hasWork = findPeak(bars) !== undefined;
  return (
    <figure className={sheet.sheet} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={sheet.heading}>
            {texts.title}
          </h2>
          <p className={styles.unit}>{step === 1 ? texts.perDay : texts.perDays(step)}</p>
        </div>
        {hasWork && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.switch}
            icon={isTable ? <ChartColumn /> : <Table />}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? texts.asChart : texts.asTable}
          </Button>
        )}
      </figcaption>
      {!hasWork && <p className={styles.nothing}>{texts.nothing}</p>}
      {hasWork && isTable && <PlanTable bars={bars} format={format} />}
      {hasWork && !isTable && <Picture bars={bars} dayCount={days.length} format={format} />}
    </figure>
  );
}

function Picture({
  bars,
  dayCount,
  format,
}: {
  bars: readonly PlanBar[];
  dayCount: number;
  format: DayFormat;
}) {
  const texts = useTexts(examsTexts).chart;
  const peak = findPeak(bars);
  const top = toTop(peak ? cardsOf(peak) : 0);
  return (
    <div
      role="img"
      className={styles.picture}
      aria-label={summarize(bars, dayCount, { texts, format })}
    >
      <ul className={styles.key}>
        <li data-kind="reviews">{texts.reviews}</li>
        <li data-kind="new">{texts.fresh}</li>
      </ul>
      <div className={styles.chart}>
        <div className={styles.grid}>
          {[top, top / 2, 0].map((count) => (
            <div key={count} className={styles.line}>
              <span className={styles.tick}>{count}</span>
            </div>
          ))}
        </div>
        <div className={styles.bars}>
          {bars.map((bar, place) => (
            <Bar
              key={bar.from}
              bar={bar}
              top={top}
              isToday={place === 0}
              isPeak={bar === peak}
              words={texts.bar({
                day: format.span(bar),
                reviews: bar.reviews,
                fresh: bar.new,
                minutes: bar.minutes,
              })}
            />
          ))}
          <div className={styles.exam} />
        </div>
        <Days bars={bars} format={format} />
      </div>
    </div>
  );
}

function Bar({
  bar,
  top,
  isToday,
  isPeak,
  words,
}: {
  bar: PlanBar;
  top: number;
  isToday: boolean;
  isPeak: boolean;
  words: string;
}) {
  const height = (count: number) => `${(count / top) * 100}%`;
  return (
    <div className={styles.column} data-today={isToday} title={words}>
      {isPeak && <span className={styles.peak}>{cardsOf(bar)}</span>}
      {bar.new > 0 && (
        <span className={styles.part} data-kind="new" style={{ height: height(bar.new) }} />
      )}
      {bar.reviews > 0 && (
        <span className={styles.part} data-kind="reviews" style={{ height: height(bar.reviews) }} />
      )}
    </div>
  );
}

/** Below the bars: today, some days in between, the exam. */
function Days({ bars, format }: { bars: readonly PlanBar[]; format: DayFormat }) {
  const texts = useTexts(examsTexts).chart;
  const columns = bars.length + 1;
  const left = (place: number) => `${((place + 0.5) / columns) * 100}%`;
  return (
    <div className={styles.days}>
      <span className={styles.day} data-end="start">
        {texts.today}
      </span>
      {findLabelled(bars.length).map((place) => (
        <span key={place} className={styles.day} style={{ left: left(place) }}>
          {format.day(bars[place]?.from ?? '')}
        </span>
      ))}
      <span className={styles.day} data-end="end">
        {texts.exam}
      </span>
    </div>
  );
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
