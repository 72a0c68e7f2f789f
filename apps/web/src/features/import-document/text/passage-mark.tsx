import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Passage } from './find-passage';
import styles from './document-text.module.css';
import { useFollowScroll } from './use-follow-scroll';

/** Room that stays above and below a passage that was scrolled to. */
const MARGIN = 48;

/**
 * The highlighter behind the text area: the same text in the same lines, unseen but for its mark.
 * The text stays editable, because a text area itself cannot hold a mark.
 */
export function PassageMark({
  text,
  passage: { start, end },
  number,
  areaRef,
}: {
  text: string;
  passage: Passage;
  number: number;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const sheetRef = useRef<HTMLDivElement>(null);
  const markRef = useRef<HTMLElement>(null);

  useFollowScroll(sheetRef, areaRef);

  useLayoutEffect(() => {
    const area = areaRef.current;
    const mark = markRef.current;
    if (!area || !mark) {
      return;
    }
    const top = mark.offsetTop;
    const bottom = top + mark.offsetHeight;
    const isInView =
      top >= area.scrollTop && bottom <= area.scrollTop + area.clientHeight - MARGIN / 2;
    if (!isInView) {
      area.scrollTop = top - MARGIN;
    }
  }, [areaRef, start, end]);

  return (
    <div
      ref={sheetRef}
      className={`${styles.sheet} ${styles.mirror}`}
      dir="auto"
      aria-hidden="true"
    >
      {text.slice(0, start)}
      <mark key={`${start}-${end}`} ref={markRef} className={styles.mark}>
        <span className={styles.number} data-number={number} />
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
      {'\n'}
    </div>
  );
}
