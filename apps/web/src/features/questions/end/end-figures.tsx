import type { ReactNode } from 'react';
import styles from './end-sheet.module.css';

type Figure = { label: string; value: ReactNode; unit?: string };

/** Numbers side by side at the foot of the sheet. */
export function EndFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {unit !== undefined && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
