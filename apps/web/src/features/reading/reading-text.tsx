import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHoverIntent } from '../../lib/keyboard/use-hover-intent';
import { partAt, useTextParts } from '../../lib/text/text-parts';
import { PartSteps } from '../../ui/editing/part-steps';
import { RichText } from '../../ui/text/rich-text';
import type { Footnote, Passage } from '../import-document/public';
import type { Heading } from './find-headings';
import { type LinePiece, toReadingLines } from './reading-lines';
import styles from './reading-text.module.css';

/** Marks a sheet around the text that scrolls by itself. */
export const SCROLLS = 'data-scrolls';
/** Space above what was scrolled to. */
const MARGIN = 72;

/** A text to be read: its headings, the passages that something comes from, and one of them marked. */
export function ReadingText({
  text,
  headings,
  footnotes = NO_FOOTNOTES,
  marked,
  place,
  onActivate,
}: {
  text: string;
  headings: readonly Heading[];
  footnotes?: readonly Footnote[];
  /** The passage under the highlighter, which is brought into view. */
  marked: Passage | undefined;
  /** A heading that was chosen, and is brought into view; a new object for each time. */
  place: { start: number } | undefined;
  onActivate?: (number: number) => void;
}) {
  const textRef = useRef<HTMLDivElement>(null);
  const parts = useTextParts(text);
  const wanted = useLatest(marked?.start, place);
  const [followed, setFollowed] = useState<typeof wanted>();
  if (wanted && wanted !== followed) {
    setFollowed(wanted);
    parts.show(partAt(parts.parts, wanted.start));
  }
  const { start: from, text: shown } = parts.shown;
  const lines = useMemo(
    () => toReadingLines(shown, { from, headings, footnotes, marked }),
    [shown, from, headings, footnotes, marked],
  );

  useLayoutEffect(() => {
    const element = wanted && textRef.current?.querySelector(`[data-at="${wanted.start}"]`);
    if (element instanceof HTMLElement) {
      bringIntoView(element);
    }
  }, [wanted]);

  return (
    <>
      <div ref={textRef} className={styles.text} dir="auto">
        {lines.map(({ at, kind, opens, pieces }) => {
          const Line = kind === 'heading' ? 'h3' : 'p';
          return (
            <Line key={at} className={styles[kind]} data-opens={opens} data-at={at}>
              {pieces.map((piece) => (
                <Piece
                  key={piece.at}
                  piece={piece}
                  isCode={kind === 'code'}
                  onActivate={onActivate}
                />
              ))}
            </Line>
          );
        })}
      </div>
      <PartSteps index={parts.index} count={parts.count} onShow={parts.show} />
    </>
  );
}

const NO_FOOTNOTES: readonly Footnote[] = [];

/** Where to look: what changed last. */
function useLatest(markedAt: number | undefined, place: { start: number } | undefined) {
  const [seen, setSeen] = useState<{
    markedAt: number | undefined;
    place: { start: number } | undefined;
    wanted: { start: number } | undefined;
  }>({ markedAt: undefined, place: undefined, wanted: undefined });
  if (seen.markedAt === markedAt && seen.place === place) {
    return seen.wanted;
  }
  const isMark = seen.markedAt !== markedAt;
  const wanted = isMark ? (markedAt === undefined ? undefined : { start: markedAt }) : place;
  setSeen({ markedAt, place, wanted });
  return wanted;
}

function Piece({
  piece: { at, text, isQuoted, isMarked, numbers },
  isCode,
  onActivate,
}: {
  piece: LinePiece;
  isCode: boolean;
  onActivate: ((number: number) => void) | undefined;
}) {
  const hover = useHoverIntent();
  const [number] = numbers;
  const drawn = isCode ? text : <RichText text={text} />;
  if (!isQuoted && !isMarked) {
    return drawn;
  }
  const Words = isMarked ? 'mark' : 'span';
  return (
    <Words className={isMarked ? styles.marked : styles.quoted} data-at={at}>
      {drawn}
      {number !== undefined && (
        // Only for the mouse: with a keyboard the numbers in the summary are the buttons.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.number}
          data-number={number}
          {...hover(() => onActivate?.(number))}
          onClick={() => onActivate?.(number)}
        />
      )}
    </Words>
  );
}

/** Within the sheet that scrolls by itself, where there is one; else the page goes there. */
function bringIntoView(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>(`[${SCROLLS}]`);
  if (!scroller) {
    element.scrollIntoView({ block: 'center' });
    return;
  }
  const box = scroller.getBoundingClientRect();
  const top = element.getBoundingClientRect().top - box.top;
  const seen = Math.min(scroller.clientHeight, window.innerHeight - box.top);
  if (top < 0 || top + element.offsetHeight > seen - MARGIN / 2) {
    scroller.scrollTop += top - MARGIN;
  }
}
