import { Fragment } from 'react';
import styles from './sample-text.module.css';
import { toStroke, type CardFrame } from './sample-timeline';
import type { Passage, Sample } from './samples';

export function SampleText({ sample, frames }: { sample: Sample; frames: readonly CardFrame[] }) {
  return (
    <p className={styles.text}>
      {sample.parts.map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <MarkedPassage
            key={part.quote}
            passage={part}
            number={sample.passages.indexOf(part) + 1}
            frame={frames[sample.passages.indexOf(part)]}
          />
        ),
      )}
    </p>
  );
}

function MarkedPassage({
  passage,
  number,
  frame,
}: {
  passage: Passage;
  number: number;
  frame: CardFrame | undefined;
}) {
  return (
    <>
      <mark className={`${styles.passage} ${frame?.isMarked ? styles.isMarked : ''}`}>
        {toStroke(passage.quote).map(({ word, delayMs }) => (
          // A word never breaks, so each one can carry its own piece of the stroke behind it.
          <Fragment key={delayMs}>
            {delayMs > 0 && ' '}
            <span className={styles.word} style={{ transitionDelay: `${delayMs}ms` }}>
              {word}
            </span>
          </Fragment>
        ))}
      </mark>
      <sup className={`${styles.footnote} ${frame?.isLinked ? styles.isShown : ''}`}>{number}</sup>
    </>
  );
}
