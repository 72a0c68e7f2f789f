import { describe, expect, it } from 'vitest';
import { NEW_CARD, type CardMemory, type Rating } from './card-memory';
import { createScheduler } from './scheduler';
import { ratingThatCounts, usualWay, type AnswerWay, type ReviewMode } from './what-counts';

const AT = '2026-11-16T08:00:00.000Z';
const TODAY = 20_773;
const due: CardMemory = {
  ...NEW_CARD,
  state: 'review',
  // Later on this day: a day is due as a whole.
  due: '2026-11-16T20:00:00.000Z',
  stability: 3,
  difficulty: 5,
  reps: 2,
  reviewedAt: '2026-11-13T20:00:00.000Z',
  reviewedDay: TODAY - 3,
  firstDay: TODAY - 3,
  answeredDay: TODAY - 3,
};
const notDue: CardMemory = { ...due, due: '2026-11-17T20:00:00.000Z' };
const answeredToday: CardMemory = { ...due, answeredDay: TODAY };

function counts(
  memory: CardMemory,
  rating: Rating,
  mode: ReviewMode,
  how: AnswerWay = usualWay(mode),
) {
  return ratingThatCounts(memory, { rating, mode, how, answeredAt: AT, utcOffset: 0 });
}

describe('[D-49] what an answer counts for', () => {
  it.each<ReviewMode>(['today', 'import'])('counts every answer of %s as it is', (mode) => {
    for (const rating of ['again', 'hard', 'good', 'easy'] as const) {
      expect(counts(answeredToday, rating, mode)).toBe(rating);
      expect(counts(notDue, rating, mode)).toBe(rating);
    }
  });

  it.each<[string, CardMemory, Rating, ReviewMode, AnswerWay, Rating | undefined]>([
    ['a wrong answer', notDue, 'again', 'test', 'chosen', 'again'],
    ['a wrong answer to a new card', NEW_CARD, 'again', 'match', 'chosen', 'again'],
    ['a typed right answer', notDue, 'good', 'write', 'typed', 'good'],
    ['a typed right answer to a new card', NEW_CARD, 'good', 'learn', 'typed', 'good'],
    ['a typed easy answer', due, 'easy', 'write', 'typed', 'good'],
    ['an answer that was seen and judged', notDue, 'hard', 'flip', 'shown', 'good'],
    ['a chosen right answer to a due card', due, 'good', 'test', 'chosen', 'good'],
    ['a chosen right answer before its day', notDue, 'good', 'test', 'chosen', undefined],
    ['a chosen right answer to a new card', NEW_CARD, 'good', 'learn', 'chosen', undefined],
    ['a second answer of the day', answeredToday, 'again', 'test', 'chosen', undefined],
    ['a second typed answer', answeredToday, 'good', 'write', 'typed', undefined],
  ])('takes %s for what it is', (_, memory, rating, mode, how, counted) => {
    expect(counts(memory, rating, mode, how)).toBe(counted);
  });

  it('remembers the day of an answer that only was logged', () => {
    const next = createScheduler().answer(1, notDue, {
      rating: 'good',
      mode: 'test',
      how: 'chosen',
      answeredAt: AT,
      utcOffset: 0,
    });

    expect(next).toEqual({ ...notDue, answeredDay: TODAY });
  });
});
