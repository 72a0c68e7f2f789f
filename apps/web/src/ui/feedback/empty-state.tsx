import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export function EmptyState({
  title,
  advice,
  action,
  size = 'panel',
  drawing = 'sheet',
}: {
  title: ReactNode;
  advice?: ReactNode;
  action?: ReactNode;
  /** `page` where nothing else stands on the screen. */
  size?: 'panel' | 'page' | undefined;
  /** `torn` for what could not be fetched. */
  drawing?: 'sheet' | 'torn';
}) {
  return (
    <div className={`${styles.empty} ${styles[size]}`}>
      {drawing === 'sheet' ? <SheetDrawing /> : <TornDrawing />}
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

function TornDrawing() {
  return (
    <svg className={styles.drawing} width="60" height="54" viewBox="0 0 60 54" aria-hidden="true">
      <path
        className={styles.sheet}
        d="M7.750 12.750h18l-4 9 6 7-5 8 5 7-4 9h-16a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6z"
      />
      <path
        className={styles.sheet}
        d="M35.750 6.750h18a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-20l4-9-5-7 5-8-6-7z"
      />
      <path className={styles.text} d="M10 26.500h8M10 36.500h7M43 20.500h8M41 30.500h11" />
    </svg>
  );
}
