import styles from './sample-threads.module.css';
import type { CardFrame } from './sample-timeline';
import type { Thread } from './use-threads';

const START_X = 24;
const END_X = 109;
const BEND = 44;

/** Scenery between text and cards: the footnote number of each passage and its line to the card. */
export function SampleThreads({
  threads,
  frames,
}: {
  threads: readonly Thread[];
  frames: readonly CardFrame[];
}) {
  const isDrawn = ({ number }: Thread) => frames[number - 1]?.isLinked;
  return (
    <div className={styles.threads} aria-hidden="true">
      <svg className={styles.lines}>
        {threads.map((thread) => (
          <g key={thread.number} className={isDrawn(thread) ? styles.isDrawn : undefined}>
            <path className={styles.line} vectorEffect="non-scaling-stroke" d={drawLine(thread)} />
            <circle className={styles.end} cx={END_X} cy={thread.to} r={4} />
          </g>
        ))}
      </svg>
      {threads.map((thread) => (
        <span
          key={thread.number}
          className={`${styles.number} ${isDrawn(thread) ? styles.isShown : ''}`}
          style={{ top: thread.from }}
        >
          {thread.number}
        </span>
      ))}
    </div>
  );
}

function drawLine({ from, to }: Thread): string {
  return `M${START_X} ${from}C${START_X + BEND} ${from} ${END_X - BEND} ${to} ${END_X} ${to}`;
}
