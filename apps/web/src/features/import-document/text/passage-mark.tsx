import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Passage } from './find-passage';
import styles from './document-text.module.css';

/** Room that stays above and below a passage that was scrolled to. */
const MARGIN = 48;

/** The highlighter: a mark behind the letters of the text area, which cannot hold one itself. */
export function PassageMark({
  text,
  passage: { start, end },
  number,
  scrollerRef,
}: {
  text: string;
  passage: Passage;
  number: number;
  scrollerRef: RefObject<HTMLElement | null>;
}) {
  const markRef = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const mark = markRef.current;
    if (!scroller || !mark) {
      return;
    }
    const top = mark.offsetTop;
    const bottom = top + mark.offsetHeight;
    const isInView =
      top >= scroller.scrollTop &&
      bottom <= scroller.scrollTop + scroller.clientHeight - MARGIN / 2;
    if (!isInView) {
      scroller.scrollTop = top - MARGIN;
    }
  }, [scrollerRef, start, end]);

  return (
    <>
      {text.slice(0, start)}
      <mark key={`${start}-${end}`} ref={markRef} className={styles.mark}>
        <span className={styles.number} data-number={number} />
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
