import { pageLocale, useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import type { SubjectCounts } from './activity-charts';
import { ChartFrame } from './chart-frame';
import { findPeak } from './chart-scale';
import { homeTexts } from '../home.texts';
import styles from './subject-chart.module.css';

/** Cards per subject as horizontal bars, so that long names fit. */
export function SubjectChart({ subjects, isSample }: SubjectCounts) {
  const texts = useTexts(homeTexts).charts.subjects;
  const counts = subjects.map(({ count }) => count);
  const peak = findPeak(counts);
  const most = Math.max(1, ...counts);
  const rows = subjects.map(({ name, count }) => ({
    name: sayField(name),
    value: count.toLocaleString(pageLocale()),
  }));
  const words = rows.map(({ name, value }) => `${name} ${value}`);

  return (
    <ChartFrame
      title={texts.title}
      unit={texts.unit}
      isSample={isSample}
      trend={
        subjects.length === 0
          ? texts.empty
          : texts.trend({ subjects: words, peak: peak === undefined ? undefined : words[peak] })
      }
      table={{ headings: [texts.subject, texts.count], rows }}
    >
      {subjects.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <div className={styles.bars}>
          {subjects.map(({ name, count }, place) => (
            <div key={name} className={styles.row} data-peak={place === peak}>
              <span className={styles.name}>{sayField(name)}</span>
              <div className={styles.track}>
                <svg
                  className={styles.bar}
                  style={{ width: `${(count / most) * 100}%` }}
                  aria-hidden="true"
                >
                  <rect width="100%" height="100%" rx="4" />
                </svg>
                <span className={styles.count}>{rows[place]?.value}</span>
              </div>
            </div>
          ))}
        </div>
      )}
    </ChartFrame>
  );
}
