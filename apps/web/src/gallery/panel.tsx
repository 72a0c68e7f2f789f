import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function Panel({
  title,
  span,
  children,
}: {
  title: string;
  /** Of the twelve columns of the board. */
  span: 4 | 5 | 6 | 7 | 12;
  children: ReactNode;
}) {
  return (
    <section className={`${styles.panel} ${styles[`span${span}`]}`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
