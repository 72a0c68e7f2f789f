import { useTexts } from '../../../lib/i18n';
import type { StudyWeek } from './activity-charts';
import { ChartFrame } from './chart-frame';
import {
  findPeak,
  type Point,
  toArea,
  toLine,
  toPoints,
  toTimeScale,
  toUnits,
} from './chart-scale';
import { homeTexts } from '../home.texts';
import styles from './study-chart.module.css';

/** Time per weekday as a line; the strongest day is marked and labelled. */
export function StudyChart({ seconds, isSample }: StudyWeek) {
  const texts = useTexts(homeTexts).charts.study;
  const { unit, top, middle } = toTimeScale(Math.max(0, ...seconds));
  const peak = findPeak(seconds);
  const points = toPoints(seconds, top);
  const format = (time: number) => texts.amount[unit](toUnits(time, unit));
  const days = seconds.map((time, place) => ({
    name: texts.days[place] ?? '',
    value: format(time),
  }));
  const strongest = peak === undefined ? undefined : days[peak];

  return (
    <ChartFrame
      title={texts.title}
      unit={texts.unit[unit]}
      isSample={isSample}
      trend={texts.trend({
        days: days.map(toWords),
        peak: strongest && toWords(strongest),
      })}
      table={{ headings: [texts.day, texts.time], rows: days }}
    >
      <div className={styles.chart}>
        <div className={styles.grid}>
          {[top, middle, 0].map((time) => (
            <div key={time} className={styles.line}>
              <span className={styles.tick}>{format(time)}</span>
            </div>
          ))}
        </div>
        <div className={styles.plot}>
          <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className={styles.area} d={toArea(points)} />
            <path className={styles.stroke} d={toLine(points)} />
          </svg>
          {points.map((point, place) => (
            <Dot
              key={point.x}
              point={point}
              label={place === peak ? strongest?.value : undefined}
            />
          ))}
        </div>
        <div className={styles.days}>
          {days.map(({ name }, place) => (
            <span
              key={name}
              className={styles.day}
              data-peak={place === peak}
              style={{ left: `${points[place]?.x ?? 0}%` }}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}

function Dot({ point, label }: { point: Point; label: string | undefined }) {
  return (
    <span
      className={styles.dot}
      data-peak={label !== undefined}
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
    >
      {label !== undefined && <span className={styles.peak}>{label}</span>}
    </span>
  );
}

function toWords({ name, value }: { name: string; value: string }): string {
  return `${name} ${value}`;
}
