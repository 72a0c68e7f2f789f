import type { ReactNode } from 'react';
import styles from './next-step.module.css';

/** On a phone the button for the next step lies under the thumb, above the bottom bar. */
export function NextStep({ isNext, children }: { isNext: boolean; children: ReactNode }) {
  return (
    <div className={styles.step} data-is-next={isNext}>
      {children}
    </div>
  );
}
