import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeyboardScroll } from '../../../lib/keyboard/use-keyboard-scroll';
import { teamTexts } from '../team.texts';
import { formatNumber, formatWeek, type Metric, type UsageNumbers } from './usage-numbers';
import sheet from '../team-sheet.module.css';
import styles from './usage-table.module.css';

export function UsageTable({
  metric,
  weeks,
  numbers: { members, sums, total },
}: {
  metric: Metric;
  weeks: readonly string[];
  numbers: UsageNumbers;
}) {
  const texts = useTexts(teamTexts).usage;
  const label = texts.table(texts.metrics[metric]);
  const frameRef = useRef<HTMLDivElement>(null);
  const format = (value: number) => formatNumber(value, metric);
  // Twelve weeks are wider than most windows.
  useKeyboardScroll(frameRef);

  return (
    <div
      ref={frameRef}
      role="region"
      className={`${sheet.sheet} ${styles.frame}`}
      aria-label={label}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.member}</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                <time dateTime={week}>{formatWeek(week)}</time>
              </th>
            ))}
            <th scope="col">{texts.sum}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.userId}>
              <th scope="row">{member.name}</th>
              {member.values.map((value, week) => (
                <td key={weeks[week]} data-zero={value === 0}>
                  {format(value)}
                </td>
              ))}
              <td className={styles.sum}>{format(member.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.everybody}</th>
            {sums.map((value, week) => (
              <td key={weeks[week]}>{format(value)}</td>
            ))}
            <td className={styles.sum}>{format(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
