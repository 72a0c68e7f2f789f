import { useState } from 'react';

/** `start` answers whether the work may begin; `end` lets the next one in. */
export type SingleRun = { start: () => boolean; end: () => void };

/**
 * One piece of work at a time, for everything that saves or creates. A second Enter comes before
 * React has drawn the busy button, so what the screen shows cannot tell.
 */
export function useSingleRun(): SingleRun {
  const [run] = useState(createSingleRun);
  return run;
}

function createSingleRun(): SingleRun {
  let isRunning = false;
  return {
    start() {
      const mayStart = !isRunning;
      isRunning = true;
      return mayStart;
    },
    end() {
      isRunning = false;
    },
  };
}
