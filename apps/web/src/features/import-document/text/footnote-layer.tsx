import { useDeferredValue, useMemo } from 'react';
import { useHoverIntent } from '../../../lib/keyboard/use-hover-intent';
import textStyles from './document-text.module.css';
import type { Passage } from './find-passage';
import styles from './footnote-layer.module.css';
import { type Footnote, toPieces } from './footnotes';

export type FootnoteLayerProps = {
  text: string;
  footnotes: readonly Footnote[];
  /** The number whose passage is highlighted. */
  active: number | null;
  onActivate: (number: number) => void;
  /** Opens what the number stands for. */
  onOpen: (number: number) => void;
};

/**
 * Dotted lines and numbers over the text area, on an invisible copy of its text. Only for the mouse:
 * with a keyboard or a screen reader the numbers on the cards are the buttons.
 */
export function FootnoteLayer({ text, footnotes, active, onActivate, onOpen }: FootnoteLayerProps) {
  // Typing must not wait for the lines.
  const shownText = useDeferredValue(text);
  const shownNotes = useDeferredValue(footnotes);
  const pieces = useMemo(() => toPieces(shownText, shownNotes), [shownText, shownNotes]);

  const highlighted = shownNotes.find(({ number }) => number === active);

  return (
    <div
      className={`${textStyles.sheet} ${styles.layer}`}
      data-late={shownText !== text}
      dir="auto"
      aria-hidden="true"
    >
      {pieces.map(({ at, text: words, isQuoted, numbers }) => (
        <span
          key={at}
          className={isQuoted ? styles.quoted : undefined}
          data-active={isInside(at, highlighted?.passage)}
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

/** Only one number for several cards, because more would cover the words that follow. */
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
      // The focus goes to the card that the click opens.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(shown)}
    />
  );
}

function isInside(at: number, passage: Passage | undefined): boolean {
  return passage !== undefined && at >= passage.start && at < passage.end;
}
