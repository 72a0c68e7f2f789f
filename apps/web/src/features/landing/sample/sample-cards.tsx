import styles from './sample-cards.module.css';
import { countLetters, type CardFrame } from './sample-timeline';
import type { Passage } from './samples';

export function SampleCards({
  passages,
  frames,
}: {
  passages: readonly Passage[];
  frames: readonly CardFrame[];
}) {
  return (
    <ol className={styles.cards}>
      {passages.map((passage, index) => {
        const frame = frames[index];
        return (
          frame && (
            <SampleCard key={passage.term} passage={passage} number={index + 1} frame={frame} />
          )
        );
      })}
    </ol>
  );
}

function SampleCard({
  passage,
  number,
  frame: { isLinked, isWriting, lettersWritten },
}: {
  passage: Passage;
  number: number;
  frame: CardFrame;
}) {
  const { term, definition } = passage;
  const isTermWritten = lettersWritten >= term.length;
  const isHalfWritten = lettersWritten * 2 > countLetters(passage);
  return (
    <li
      className={`${styles.card} ${lettersWritten === 0 ? styles.isBlank : ''} ${isHalfWritten ? '' : styles.isShort}`}
    >
      <p className={styles.term}>
        <span className={`${styles.number} ${isLinked ? styles.isShown : ''}`} aria-hidden="true">
          {number}
        </span>
        <WrittenText text={term} letters={lettersWritten} hasCaret={isWriting && !isTermWritten} />
      </p>
      <p className={styles.definition}>
        <WrittenText
          text={definition}
          letters={Math.max(0, lettersWritten - term.length)}
          hasCaret={isWriting && isTermWritten}
        />
      </p>
    </li>
  );
}

/** The whole text is there from the start: nothing moves, and screen readers hear it complete. */
function WrittenText({
  text,
  letters,
  hasCaret,
}: {
  text: string;
  letters: number;
  hasCaret: boolean;
}) {
  return (
    <span>
      {text.slice(0, letters)}
      {hasCaret && <span className={styles.caret} />}
      {letters < text.length && <span className={styles.unwritten}>{text.slice(letters)}</span>}
    </span>
  );
}
