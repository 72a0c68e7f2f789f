import { TYPING_MS } from '@scholar/contract';
import { useEffect, useState } from 'react';

/**
 * How many letters of a fresh result show. It is a picture only: the whole text is there from the
 * beginning, and whoever touches it sees all of it at once.
 */
export function useTyping({ isFresh, length }: { isFresh: boolean; length: number }) {
  const [count, setCount] = useState(isFresh && !prefersStillness() ? 0 : Infinity);
  const isTyping = count !== Infinity;

  useEffect(() => {
    if (!isTyping) {
      return undefined;
    }
    const timer = setInterval(
      () => setCount((shown) => (shown + 1 < length ? shown + 1 : Infinity)),
      TYPING_MS,
    );
    return () => clearInterval(timer);
  }, [isTyping, length]);

  return {
    finish: () => setCount(Infinity),
    show: (text: string) => (isTyping ? [...text].slice(0, count).join('') : text),
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
