import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

/** Rows without a screen of their own: each has its buttons in place. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export function Entry({
  title,
  badge,
  children,
  actions,
}: {
  title: ReactNode;
  badge?: ReactNode;
  /** Lines below the title. */
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <div className={styles.head}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          {badge}
        </div>
        <div className={styles.lines}>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
