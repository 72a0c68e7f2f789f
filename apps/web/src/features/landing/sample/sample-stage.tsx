import type { Language } from '@scholar/contract';
import { Fragment, type ReactNode, type RefObject } from 'react';
import styles from './sample-stage.module.css';
import { SampleThreads, useThreads } from './sample-threads';
import { type CardFrame, toStroke } from './sample-timeline';
import type { Passage, Sample } from './samples';

type StagePassage = Pick<Passage, 'before' | 'quote'>;
/** What a text of a visitor's has of a sample. */
type StageText = Pick<Sample, 'ending'> &
  Partial<Pick<Sample, 'title'>> & { passages: readonly StagePassage[] };

export function SampleStage({
  sample,
  language,
  frames,
  stage,
  cards,
}: {
  sample: StageText;
  language: Language;
  frames: readonly CardFrame[];
  stage: RefObject<HTMLDivElement | null>;
  cards: ReactNode;
}) {
  const threads = useThreads(stage);
  return (
    <div className={styles.stage} ref={stage} lang={language}>
      <SampleText sample={sample} frames={frames} />
      {cards}
      <SampleThreads threads={threads} frames={frames} />
    </div>
  );
}

function SampleText({ sample, frames }: { sample: StageText; frames: readonly CardFrame[] }) {
  return (
    <div className={styles.text}>
      {sample.title !== undefined && <p className={styles.title}>{sample.title}</p>}
      <p>
        {sample.passages.map((passage, index) => (
          <Fragment key={passage.quote}>
            {passage.before}
            <HighlightedPassage passage={passage} number={index + 1} frame={frames[index]} />
          </Fragment>
        ))}
        {sample.ending}
      </p>
    </div>
  );
}

function HighlightedPassage({
  passage,
  number,
  frame,
}: {
  passage: StagePassage;
  number: number;
  frame: CardFrame | undefined;
}) {
  return (
    <>
      <mark className={`${styles.passage} ${frame?.isHighlighted ? styles.isHighlighted : ''}`}>
        {toStroke(passage.quote).map(({ word, delayMs }) => (
          // A word never breaks over two lines, so each one carries its own piece of the stroke.
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
