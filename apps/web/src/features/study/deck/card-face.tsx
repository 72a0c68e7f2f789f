import type { ReactNode } from 'react';
import styles from './card-face.module.css';
import { toTextSize } from './text-size';

export function CardFace({
  isHidden,
  label,
  note,
  text,
  isTerm = false,
  foot,
}: {
  isHidden: boolean;
  label: string;
  /** At the right of the head: the field, or the term that is explained. */
  note: string | undefined;
  text: string;
  isTerm?: boolean;
  foot?: ReactNode;
}) {
  const side = isTerm ? styles.front : styles.back;
  return (
    <div className={`${styles.face} ${side}`} data-hidden={isHidden} inert={isHidden}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span>{label}</span>
          <span className={styles.note} dir="auto">
            {note}
          </span>
        </div>
        <div className={styles.body}>
          <p
            className={isTerm ? styles.term : styles.definition}
            data-size={toTextSize(text)}
            dir="auto"
          >
            {text}
          </p>
        </div>
        {foot}
      </div>
    </div>
  );
}
