import type { ReactNode } from 'react';
import styles from './card-face.module.css';
import { toTextSize } from './text-size';
import { RichText } from '../../../ui/text/rich-text';

export function CardFace({
  side,
  isHidden,
  label,
  note,
  look,
  text,
  isTextHidden = false,
  above,
  children,
  below,
  foot,
}: {
  side: 'front' | 'back';
  isHidden: boolean;
  label: string;
  /** At the right of the head: the field, or the term that is explained. */
  note: string | undefined;
  look: 'term' | 'definition';
  /** As it is written: its size follows from that. */
  text: string;
  /** Where pictures or sounds say all there is to say. */
  isTextHidden?: boolean;
  /** Pictures and sounds. */
  above?: ReactNode;
  /** Where it is drawn in another way than texts are. */
  children?: ReactNode;
  below?: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className={`${styles.face} ${styles[side]}`} data-hidden={isHidden} inert={isHidden}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span>{label}</span>
          <span className={styles.note} dir="auto">
            {note}
          </span>
        </div>
        <div className={styles.body}>
          {above}
          <p
            className={isTextHidden ? 'visually-hidden' : styles[look]}
            data-size={toTextSize(text)}
            dir="auto"
          >
            {children ?? <RichText text={text} />}
          </p>
          {below}
        </div>
        {foot}
      </div>
    </div>
  );
}
