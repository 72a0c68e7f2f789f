import { useTexts } from '../../../lib/i18n';
import { DataTable } from '../../../ui/charts/data-table';
import { examsTexts } from '../exams.texts';
import type { PlanBar } from './plan-bars';
import styles from './plan-table.module.css';
import type { DayFormat } from './use-day-format';

export function PlanTable({ bars, format }: { bars: readonly PlanBar[]; format: DayFormat }) {
  const texts = useTexts(examsTexts).chart;
  return (
    <DataTable
      label={texts.title}
      headings={[texts.day, texts.reviews, texts.fresh, texts.minutes]}
      rows={bars.map((bar, place) => ({
        key: bar.from,
        name: (
          <>
            {format.span(bar)}
            {place === 0 && <span className={styles.today}>{texts.today}</span>}
          </>
        ),
        values: [bar.reviews, bar.new, bar.minutes],
      }))}
    />
  );
}
