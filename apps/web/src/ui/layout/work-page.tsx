import type { ReactNode } from 'react';
import styles from './work-page.module.css';

/**
 * A screen of panels that fills the window: the panels scroll, the page does not. Where they do
 * not fit side by side they lie one below the other and the page scrolls.
 */
export function WorkPage({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-fills-window>
      <div className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.panels}>{children}</div>
    </div>
  );
}

/** On a phone the button for the next step lies under the thumb, above the bottom bar. */
export function NextStep({ isNext, children }: { isNext: boolean; children: ReactNode }) {
  return (
    <div className={styles.step} data-is-next={isNext}>
      {children}
    </div>
  );
}
