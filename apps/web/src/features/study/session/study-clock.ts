/** After this long without input the student counts as away. */
export const IDLE_MS = 60_000;

/** Measures study time: while the page is in sight and the student is at work. */
export type StudyClock = {
  countedMs: number;
  /** The part of it that is already reported, in whole seconds. */
  takenSeconds: number;
  /** Undefined while the clock stands still. */
  activeAt: number | undefined;
};

export function startClock(now: number): StudyClock {
  return { countedMs: 0, takenSeconds: 0, activeAt: now };
}

/** The student did something, or came back. */
export function noteActivity(clock: StudyClock, now: number): StudyClock {
  return { ...clock, countedMs: readClock(clock, now), activeAt: now };
}

/** The page is out of sight. */
export function pauseClock(clock: StudyClock, now: number): StudyClock {
  return { ...clock, countedMs: readClock(clock, now), activeAt: undefined };
}

/** Milliseconds so far. Time without input counts as thinking, but only so much of it. */
export function readClock({ countedMs, activeAt }: StudyClock, now: number): number {
  const since = activeAt === undefined ? 0 : now - activeAt;
  return countedMs + Math.min(Math.max(since, 0), IDLE_MS);
}

/** The whole seconds that are not reported yet. */
export function takeSeconds(clock: StudyClock, now: number): [seconds: number, clock: StudyClock] {
  const total = Math.floor(readClock(clock, now) / 1000);
  return [total - clock.takenSeconds, { ...clock, takenSeconds: total }];
}
