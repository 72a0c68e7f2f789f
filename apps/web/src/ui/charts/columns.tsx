import type { ReactNode } from 'react';
import styles from './columns.module.css';

export type Column = {
  key: string;
  /** From the top down; the share of the height of each. The second way of filling is only outlined. */
  parts: readonly { kind: 'filled' | 'outlined'; share: number }[];
  /** Shown to whoever points at it. */
  words: string;
  isMarked: boolean;
  /** Over the highest. */
  count?: number | undefined;
};

/** Bars side by side; `end` stands in a column of its own behind them. */
export function Columns({ columns, end }: { columns: readonly Column[]; end?: ReactNode }) {
  return (
    <div className={styles.columns}>
      {columns.map(({ key, parts, words, isMarked, count }) => (
        <div key={key} className={styles.column} data-marked={isMarked} title={words}>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {parts.map(({ kind, share }) =>
            share > 0 ? (
              <span
                key={kind}
                className={styles.part}
                data-kind={kind}
                style={{ height: `${share * 100}%` }}
              />
            ) : null,
          )}
        </div>
      ))}
      {end}
    </div>
  );
}
