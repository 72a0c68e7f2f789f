import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  IDLE_MS,
  noteActivity,
  pauseClock,
  readClock,
  startClock,
  takeSeconds,
  type StudyClock,
} from './study-clock';

it('[D-21] counts while the student is at work', () => {
  const clock = noteActivity(startClock(1000), 21_000);

  expect(readClock(clock, 31_000)).toBe(30_000);
});

it('[D-21] stops counting when nothing was done for a minute', () => {
  const clock = startClock(0);

  expect(readClock(clock, 10 * IDLE_MS)).toBe(IDLE_MS);
});

it('[D-21] goes on when the student comes back', () => {
  const back = noteActivity(startClock(0), 10 * IDLE_MS);

  expect(readClock(back, 10 * IDLE_MS + 5_000)).toBe(IDLE_MS + 5_000);
});

it('[D-21] stands still while the page is out of sight', () => {
  const hidden = pauseClock(startClock(0), 5_000);
  const shown = noteActivity(hidden, 500_000);

  expect(readClock(hidden, 400_000)).toBe(5_000);
  expect(readClock(shown, 503_000)).toBe(8_000);
});

it('is not turned back by a clock that is', () => {
  expect(readClock(startClock(9_000), 1_000)).toBe(0);
});

type Event = { kind: 'act' | 'hide' | 'take'; after: number };

it('tells of every whole second exactly once, and never of more time than passed', () => {
  const event = fc.record<Event>({
    kind: fc.constantFrom('act', 'hide', 'take'),
    after: fc.nat({ max: 3 * IDLE_MS }),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let now = 0;
      const told: number[] = [];
      let clock: StudyClock = startClock(now);
      for (const { kind, after } of [...events, { kind: 'take', after: 0 }]) {
        now += after;
        if (kind === 'take') {
          const [seconds, rest] = takeSeconds(clock, now);
          told.push(seconds);
          clock = rest;
        } else {
          clock = (kind === 'act' ? noteActivity : pauseClock)(clock, now);
        }
      }

      const total = told.reduce((sum, seconds) => sum + seconds, 0);
      expect(told.every((seconds) => seconds >= 0)).toBe(true);
      expect(total).toBe(Math.floor(readClock(clock, now) / 1000));
      expect(total * 1000).toBeLessThanOrEqual(now);
    }),
  );
});
