import { useDeferredValue, useMemo } from 'react';
import { useHoverIntent } from '../../../lib/keyboard/use-hover-intent';
import textStyles from './document-text.module.css';
import type { Passage } from './find-passage';
import styles from './footnote-layer.module.css';
import { type Footnote, toPieces } from './footnotes';

export type FootnoteLayerProps = {
  text: string;
  footnotes: readonly Footnote[];
  /** The number whose passage is marked. */
  active: number | null;
  onActivate: (number: number) => void;
  /** Leads to what the number stands for. */
  onOpen: (number: number) => void;
};

/**
 * Dotted lines and numbers over the text area: the same text in the same lines, unseen itself.
 * For the eye and the mouse; everybody else goes from the other side, where each number is a button.
 */
export function FootnoteLayer({ text, footnotes, active, onActivate, onOpen }: FootnoteLayerProps) {
  // The letter that was typed comes first; the lines follow in a moment.
  const shownText = useDeferredValue(text);
  const shownNotes = useDeferredValue(footnotes);
  const pieces = useMemo(() => toPieces(shownText, shownNotes), [shownText, shownNotes]);

  const marked = shownNotes.find(({ number }) => number === active);

  return (
    <div
      className={`${textStyles.sheet} ${styles.layer}`}
      data-late={shownText !== text}
      dir="auto"
      aria-hidden="true"
    >
      {pieces.map(({ at, text: words, isCited, numbers }) => (
        <span
          key={at}
          className={isCited ? styles.cited : undefined}
          data-active={isInside(at, marked?.passage)}
        >
          {words}
          {numbers.length > 0 && (
            <FootnoteNumber
              numbers={numbers}
              active={active}
              onActivate={onActivate}
              onOpen={onOpen}
            />
          )}
        </span>
      ))}
      {'\n'}
    </div>
  );
}

/** One number, however many cards a sentence has: more would lie over the words that follow. */
function FootnoteNumber({
  numbers,
  active,
  onActivate,
  onOpen,
}: Pick<FootnoteLayerProps, 'active' | 'onActivate' | 'onOpen'> & { numbers: readonly number[] }) {
  const hover = useHoverIntent();
  const shown = numbers.find((number) => number === active) ?? numbers[0] ?? 0;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.number}
      data-number={numbers.length > 1 ? `${shown}+` : shown}
      data-active={shown === active}
      {...hover(() => onActivate(shown))}
      // The focus goes to the card, not here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(shown)}
    />
  );
}

function isInside(at: number, passage: Passage | undefined): boolean {
  return passage !== undefined && at >= passage.start && at < passage.end;
}
