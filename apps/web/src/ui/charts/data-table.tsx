import { type ReactNode, useRef } from 'react';
import { useKeyboardScroll } from '../../lib/keyboard/use-keyboard-scroll';
import styles from './data-table.module.css';

export type DataRow = { key: string; name: ReactNode; values: readonly ReactNode[] };

/** Numbers in rows, in a frame that scrolls when they are many. */
export function DataTable({
  label,
  headings,
  rows,
  isWhole = false,
  areWords = false,
}: {
  label: string;
  headings: readonly string[];
  rows: readonly DataRow[];
  /** As high as its rows, where they are few. */
  isWhole?: boolean;
  /** Words begin where their column does; numbers end there. */
  areWords?: boolean;
}) {
  const frameRef = useRef<HTMLDivElement>(null);
  useKeyboardScroll(frameRef);
  return (
    <div
      ref={frameRef}
      className={styles.frame}
      data-whole={isWhole}
      data-words={areWords}
      role="region"
      aria-label={label}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={headings[place + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
