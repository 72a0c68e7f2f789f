import { useEffect, useState } from 'react';

/** Which of `count` texts to show; the next one every `milliseconds`, round and round. */
export function useCycle(count: number, milliseconds: number): number {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), milliseconds);
    return () => clearInterval(timer);
  }, [count, milliseconds]);

  return index;
}
