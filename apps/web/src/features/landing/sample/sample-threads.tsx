import { useLayoutEffect, useState, type RefObject } from 'react';
import styles from './sample-threads.module.css';
import type { CardFrame } from './sample-timeline';

const START_X = 24;
const END_X = 109;
const BEND = 44;

/** The footnote number of each passage and its line to the card; only for the eye. */
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

/** Where a connecting line leaves its passage and where it meets its card, from the stage's top. */
type Thread = { number: number; from: number; to: number };

/** Two passages on one line would put their numbers on top of each other. */
const NUMBER_STEP = 26;

export function useThreads(stage: RefObject<HTMLElement | null>): Thread[] {
  const [threads, setThreads] = useState<Thread[]>([]);

  useLayoutEffect(() => {
    const element = stage.current;
    // Without a ResizeObserver the lines could not follow the layout, so they are left out.
    if (!element || !('ResizeObserver' in window)) {
      return;
    }
    let isGone = false;
    const measure = () => {
      if (!isGone) {
        setThreads(measureThreads(element));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A late font moves the line breaks without always changing the size of the stage.
    void document.fonts.ready.then(measure);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [stage]);

  return threads;
}

function measureThreads(stage: HTMLElement): Thread[] {
  const top = stage.getBoundingClientRect().top;
  const cards = [...stage.querySelectorAll('li')];
  const threads: Thread[] = [];
  for (const [index, highlight] of [...stage.querySelectorAll('mark')].entries()) {
    const card = cards[index];
    const above = threads.at(-1);
    if (card) {
      const from = centre(highlight) - top;
      threads.push({
        number: index + 1,
        from: above ? Math.max(from, above.from + NUMBER_STEP) : from,
        to: centre(card) - top,
      });
    }
  }
  return threads;
}

function centre(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
