import { useEffect, useRef, useState } from 'react';

const STEP = 60;

/** How many rows of a long list are in the page: more of them whenever its end comes near. */
export function useGrowingCount(total: number) {
  const endRef = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(STEP);
  const hasMore = count < total;

  useEffect(() => {
    const end = endRef.current;
    if (!hasMore || !end) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) {
          setCount(count + STEP);
        }
      },
      { rootMargin: '1200px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [hasMore, count]);

  return { count, hasMore, endRef };
}
