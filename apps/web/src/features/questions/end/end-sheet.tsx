import { type ReactNode, useEffect, useRef } from 'react';
import { playCue } from '../../cues/public';
import styles from './end-sheet.module.css';

/** How it went, and first of all what to do now. */
export function EndSheet({
  level,
  title,
  verdict,
  note,
  actions,
  children,
}: {
  /** Of the title among the headings of the page. */
  level: 1 | 2;
  title: string;
  verdict: string;
  note?: string;
  /** The one that leads on comes first. */
  actions: ReactNode;
  /** The figures. */
  children?: ReactNode;
}) {
  const Title = `h${level}` as const;
  const titleRef = useRef<HTMLHeadingElement>(null);

  // What had the keyboard is gone.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    void playCue('finished');
  }, []);

  return (
    <div className={styles.sheet}>
      <div className={styles.praise}>
        <Title ref={titleRef} className={styles.title} tabIndex={-1}>
          {title}
        </Title>
        <p className={styles.verdict}>{verdict}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
