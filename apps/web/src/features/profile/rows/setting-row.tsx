import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

/** What a setting is now on the left, the way to change it on the right. */
export function SettingRow({
  title,
  detail,
  children,
}: {
  title: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className={styles.detail}>{detail}</p>
      </div>
      {children}
    </div>
  );
}
