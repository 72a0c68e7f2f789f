import type { ReactNode } from 'react';
import styles from './plot.module.css';

/** Below the drawing: at a share of its width, or at one of its ends. */
export type PlotLabel = { text: string; at: number | 'start' | 'end' };

/** Lines with their numbers, the highest first, a drawing over them, and words below. */
export function Plot({
  ticks,
  labels,
  children,
}: {
  ticks: readonly string[];
  labels: readonly PlotLabel[];
  children: ReactNode;
}) {
  return (
    <div className={styles.plot}>
      <div className={styles.grid}>
        {ticks.map((tick) => (
          <div key={tick} className={styles.line}>
            <span className={styles.tick}>{tick}</span>
          </div>
        ))}
      </div>
      <div className={styles.drawing}>{children}</div>
      <div className={styles.labels}>
        {labels.map(({ text, at }) =>
          typeof at === 'number' ? (
            <span key={at} className={styles.label} style={{ left: `${at * 100}%` }}>
              {text}
            </span>
          ) : (
            <span key={at} className={styles.label} data-end={at}>
              {text}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
