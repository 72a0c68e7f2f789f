import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export function EmptyState({
  title,
  advice,
  action,
  size = 'panel',
}: {
  title: string;
  advice?: ReactNode;
  action?: ReactNode;
  /** `page` where nothing else stands on the screen. */
  size?: 'panel' | 'page' | undefined;
}) {
  return (
    <div className={`${styles.empty} ${styles[size]}`}>
      <SheetDrawing />
      <p className={styles.title}>{title}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function SheetDrawing() {
  return (
    <svg className={styles.drawing} width="60" height="54" viewBox="0 0 60 54" aria-hidden="true">
      <rect className={styles.under} x="2.5" y="4" width="52" height="38" rx="6" />
      <rect className={styles.sheet} x="1.75" y="12.75" width="56.5" height="40" rx="6" />
      <path className={styles.text} d="M12 26.5h24M12 36.500h34" />
    </svg>
  );
}
