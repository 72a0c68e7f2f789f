import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../card-memory';
import { DAY_MS } from '../days';
import { rebuild, type LoggedAnswer } from '../log';
import { createScheduler } from '../scheduler';
import { type History, listCounted } from './history';
import { logLoss } from './log-loss';

function history(...answers: [Rating, number][]): History {
  return answers.map(([rating, day]) => ({ rating, day, at: day * DAY_MS }));
}

/** With the default decay 0.1542 the chance after t days is (1 + (0.9^(-1/0.1542) - 1) · t / S)^-0.1542. */
const FACTOR = 0.9 ** (-1 / 0.1542) - 1;
const recall = (days: number, stability: number) => (1 + (FACTOR * days) / stability) ** -0.1542;

describe('the log loss', () => {
  // A first Good leaves the stability 2.3065, a first Again 0.212: the third and the first of the parameters.
  it('is -ln of the chance to remember where the card was remembered', () => {
    expect(logLoss(default_w, [history(['good', 0], ['good', 5])])).toBeCloseTo(
      -Math.log(recall(5, 2.3065)),
      6,
    );
    // By hand: 0.9^-6.485 = 1.9804, so the chance is (1 + 0.9804 · 5 / 2.3065)^-0.1542 = 3.1252^-0.1542 = 0.8389.
    expect(logLoss(default_w, [history(['good', 0], ['good', 5])])).toBeCloseTo(0.1757, 4);
  });

  it('is -ln of the chance to forget where it was forgotten', () => {
    expect(logLoss(default_w, [history(['good', 0], ['again', 5])])).toBeCloseTo(
      -Math.log(1 - recall(5, 2.3065)),
      6,
    );
  });

  it('is -ln 0.9 where as many days have passed as the stability has', () => {
    const weights = [...default_w];
    weights[2] = 4;

    expect(logLoss(weights, [history(['good', 0], ['good', 4])])).toBeCloseTo(-Math.log(0.9), 6);
  });

  it('is the mean over all cards', () => {
    const losses = [-Math.log(recall(5, 2.3065)), -Math.log(1 - recall(2, 0.212))];

    expect(
      logLoss(default_w, [history(['good', 0], ['hard', 5]), history(['again', 0], ['again', 2])]),
    ).toBeCloseTo((losses[0]! + losses[1]!) / 2, 6);
  });

  it('leaves out first answers, those of the same day, and those before the moment', () => {
    const learnt = history(['good', 0], ['good', 0], ['good', 5], ['again', 9]);

    expect(logLoss(default_w, [history(['good', 0]), history(['again', 3], ['good', 3])])).toBe(
      null,
    );
    expect(logLoss(default_w, [learnt], 10 * DAY_MS)).toBe(null);
    const whole = logLoss(default_w, [learnt])!;
    const last = logLoss(default_w, [learnt], 9 * DAY_MS)!;
    const first = logLoss(default_w, [learnt.slice(0, 3)])!;
    expect(whole).toBeCloseTo((first + last) / 2, 10);
  });

  it('follows the memory as the schedule does', () => {
    const scheduler = createScheduler();
    const given: [Rating, number][] = [
      ['again', 0],
      ['good', 0],
      ['hard', 1],
      ['good', 4],
      ['again', 12],
      ['good', 12],
      ['easy', 14],
    ];
    const log = given.map(([rating, day], index): LoggedAnswer => ({
      reviewId: String(index),
      rating,
      mode: 'today',
      how: 'shown',
      answeredAt: new Date(Date.UTC(2026, 10, 16, 8, index) + day * DAY_MS).toISOString(),
      utcOffset: 420,
    }));
    const { memory } = rebuild(scheduler, 7, log);
    const next: LoggedAnswer = {
      ...log[0]!,
      reviewId: 'next',
      rating: 'good',
      answeredAt: new Date(Date.UTC(2026, 10, 16, 8) + 44 * DAY_MS).toISOString(),
    };
    const counted = listCounted(scheduler, 7, [next, ...log]);

    expect(logLoss(default_w, [counted], Date.parse(next.answeredAt))).toBeCloseTo(
      -Math.log(recall(30, memory.stability)),
      6,
    );
  });
});
