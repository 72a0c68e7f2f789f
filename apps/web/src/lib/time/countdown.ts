import { useEffect, useState } from 'react';

type Countdown = { secondsLeft: number; isOver: boolean; restart: () => void };

/**
 * Counts towards a moment in time, so it is right again at once after the computer has slept.
 * `findStart` tells when it began, where that was before now.
 */
export function useCountdown(seconds: number, findStart = Date.now): Countdown {
  const [deadline, setDeadline] = useState(() => findStart() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.min(seconds, Math.max(0, Math.ceil((deadline - now) / 1000)));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) {
      return undefined;
    }
    const look = () => setNow(Date.now());
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOver]);

  function restart(): void {
    const startedAt = Date.now();
    setNow(startedAt);
    setDeadline(startedAt + seconds * 1000);
  }

  return { secondsLeft, isOver, restart };
}
