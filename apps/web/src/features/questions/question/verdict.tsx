import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import styles from './verdict.module.css';

/** What an answer was worth, in a word, with what is to be said about it. */
export function Verdict({
  isRight,
  title,
  note,
  children,
}: {
  isRight: boolean;
  title: string;
  note?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.verdict} data-tone={isRight ? 'good' : 'bad'}>
      <p className={styles.title}>
        {isRight ? <CircleCheck size={24} /> : <CircleX size={24} />}
        <span className={styles.word}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
