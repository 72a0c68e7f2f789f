import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';

const RETRY_AFTER_SECONDS = 5;
/** One asker gets no more slots than this while others wait. */
const AT_ONCE = 2;
/** What even the shortest text costs. */
const LEAST_SIZE = 1_000;

type Turn = { asker: string; size: number; signal: AbortSignal };
type Waiting = {
  size: number;
  rank: number;
  start: (finish: number) => void;
  refuse: (error: unknown) => void;
};
/** What one asker waits for; the clock counts what was done for it, from when it came. */
type Line = { clock: number; running: number; waiting: Waiting[] };

/**
 * At most `slots` at work and `maxWaiting` waiting. Whoever had least done comes next, and of each asker the
 * shortest: a long text is passed over by little more work than it brings itself, so none waits for ever. When
 * there is no room, the asker with the most waiting gives way.
 */
export function createFairQueue({ slots, maxWaiting }: { slots: number; maxWaiting: number }) {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let now = 0;

  function lineOf(asker: string): Line {
    const line = lines.get(asker) ?? { clock: now, running: 0, waiting: [] };
    if (line.waiting.length === 0) {
      // An asker who was away starts level with the others.
      line.clock = Math.max(line.clock, now);
    }
    lines.set(asker, line);
    return line;
  }

  function remove(line: Line, turn: Waiting) {
    line.waiting.splice(line.waiting.indexOf(turn), 1);
    waiting -= 1;
  }

  function tidy(asker: string, line: Line) {
    if (line.running === 0 && line.waiting.length === 0) {
      lines.delete(asker);
    }
  }

  function makeRoom(line: Line) {
    const longest = leastOf(lines.values(), (other) => -other.waiting.length);
    if (!longest || longest.waiting.length <= line.waiting.length + 1) {
      throw busy();
    }
    const last = leastOf(longest.waiting, ({ rank }) => -rank);
    if (last) {
      remove(longest, last);
      last.refuse(busy());
    }
  }

  function startNext() {
    const all = [...lines.values()].filter((line) => line.waiting.length > 0);
    const modest = all.filter((line) => line.running < AT_ONCE);
    const line = leastOf(modest.length > 0 ? modest : all, finishOf);
    const turn = line && firstOf(line);
    if (line && turn && running < slots) {
      remove(line, turn);
      turn.start(begin(line, turn.size));
    }
  }

  /** Gives the time of the line's clock at which this turn is done. */
  function begin(line: Line, size: number): number {
    running += 1;
    line.running += 1;
    line.clock += size;
    return line.clock;
  }

  function waitForTurn(line: Line, size: number, signal: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(line, turn);
        reject(signal.reason);
      };
      const settle = (end: () => void) => {
        signal.removeEventListener('abort', leave);
        end();
      };
      const turn: Waiting = {
        size,
        rank: line.clock + size,
        start: (finish) => settle(() => resolve(finish)),
        refuse: (error) => settle(() => reject(error)),
      };
      signal.addEventListener('abort', leave, { once: true });
      line.waiting.push(turn);
      waiting += 1;
    });
  }

  return {
    /** Turns at work or waiting. */
    get load() {
      return running + waiting;
    },
    get counts() {
      return { running, waiting };
    },
    async run<T>({ asker, size, signal }: Turn, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      const line = lineOf(asker);
      const cost = Math.max(size, LEAST_SIZE);
      try {
        if (running >= slots && waiting >= maxWaiting) {
          makeRoom(line);
        }
        const finish = running < slots ? begin(line, cost) : await waitForTurn(line, cost, signal);
        try {
          return await work();
        } finally {
          now = Math.max(now, finish);
          running -= 1;
          line.running -= 1;
          startNext();
        }
      } finally {
        tidy(asker, line);
      }
    },
  };
}

function firstOf({ waiting }: Line): Waiting | undefined {
  return leastOf(waiting, ({ rank }) => rank);
}

function finishOf(line: Line): number {
  return line.clock + (firstOf(line)?.size ?? 0);
}

/** The first of those for which the number is smallest. */
function leastOf<T>(items: Iterable<T>, numberOf: (item: T) => number): T | undefined {
  let least: T | undefined;
  let smallest = Infinity;
  for (const item of items) {
    const number = numberOf(item);
    if (number < smallest) {
      least = item;
      smallest = number;
    }
  }
  return least;
}

function busy(): AppError {
  return new AppError('unavailable', MESSAGES.busy, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    reason: 'ai_queue',
  });
}
