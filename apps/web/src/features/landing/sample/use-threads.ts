import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where a connecting line leaves its passage and where it meets its card, from the stage's top. */
export type Thread = { number: number; from: number; to: number };

/** Two passages on one line would put their numbers on top of each other. */
const NUMBER_STEP = 26;

export function useThreads(stage: RefObject<HTMLElement | null>): Thread[] {
  const [threads, setThreads] = useState<Thread[]>([]);

  useLayoutEffect(() => {
    const element = stage.current;
    // The lines are scenery: where they cannot follow the layout they are left out.
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
  for (const [index, mark] of [...stage.querySelectorAll('mark')].entries()) {
    const card = cards[index];
    const above = threads.at(-1);
    if (card) {
      const from = centre(mark) - top;
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
