import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = ComponentPropsWithRef<'section'> & {
  title: string;
  titleId: string;
  /** A student's own words may be longer than the head: they are cut, the tools are not. */
  isTitleCut?: boolean;
  /** Beside the title: a count. */
  note?: ReactNode;
  /** At the right of the head: the file's name, small buttons. */
  tools?: ReactNode;
  foot: ReactNode;
  /** On phones the foot stays in sight while the page scrolls. */
  isFootSticky?: boolean;
};

/** A sheet with a head of 56, a scrolling body and a foot of 64. */
export function Panel({
  title,
  titleId,
  isTitleCut = false,
  note,
  tools,
  foot,
  isFootSticky = false,
  className,
  children,
  ...rest
}: PanelProps) {
  return (
    <section
      {...rest}
      className={[styles.panel, className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <div className={isTitleCut ? `${styles.naming} ${styles.cut}` : styles.naming}>
          <h2 id={titleId} className={styles.title} title={isTitleCut ? title : undefined}>
            {title}
          </h2>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      <div className={styles.body}>{children}</div>
      <div className={isFootSticky ? `${styles.foot} ${styles.sticky}` : styles.foot}>{foot}</div>
    </section>
  );
}
