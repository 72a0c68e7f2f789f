import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeyboardScroll } from '../../../lib/keyboard/use-keyboard-scroll';
import { examsTexts } from '../exams.texts';
import type { PlanBar } from './plan-bars';
import styles from './plan-table.module.css';
import type { DayFormat } from './use-day-format';

export function PlanTable({ bars, format }: { bars: readonly PlanBar[]; format: DayFormat }) {
  const texts = useTexts(examsTexts).chart;
  const frameRef = useRef<HTMLDivElement>(null);
  useKeyboardScroll(frameRef);
  return (
    <div ref={frameRef} className={styles.frame} role="region" aria-label={texts.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[texts.day, texts.reviews, texts.fresh, texts.minutes].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, place) => (
            <tr key={bar.from}>
              <th scope="row">
                {format.span(bar)}
                {place === 0 && <span className={styles.today}>{texts.today}</span>}
              </th>
              <td>{bar.reviews}</td>
              <td>{bar.new}</td>
              <td>{bar.minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
