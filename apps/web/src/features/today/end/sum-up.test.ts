import type { Rating, TodayCard } from '@scholar/contract';
import { expect, it } from 'vitest';
import type { Answered } from '../queue/study-queue';
import { aDueCard, aTodayCard } from '../testing/today-server';
import { sumUp } from './sum-up';

function anAnswer(before: TodayCard, rating: Rating, after: Partial<TodayCard>): Answered {
  return {
    review: {
      reviewId: '00000000-0000-4000-8000-000000000001',
      flashcardId: before.flashcardId,
      rating,
      mode: 'today',
      answeredAt: '2026-11-16T08:00:00.000Z',
      milliseconds: 30_000,
      utcOffset: 420,
    },
    before,
    after: { ...before, ...after },
  };
}

it('tells cards from answers, and what was learnt from what was forgotten', () => {
  const fresh = aTodayCard({ flashcardId: 1 });
  const learning = aTodayCard({ flashcardId: 1, state: 'learning' });
  const due = aDueCard({ flashcardId: 2 });
  const slipped = aDueCard({ flashcardId: 3 });

  const sum = sumUp([
    anAnswer(fresh, 'good', { state: 'learning' }),
    anAnswer(due, 'good', {}),
    anAnswer(slipped, 'again', { state: 'relearning' }),
    anAnswer(learning, 'good', { state: 'review' }),
  ]);

  expect(sum).toMatchObject({ cards: 3, minutes: 2, knew: 2 });
  expect(sum.learnt.map(({ flashcardId }) => flashcardId)).toEqual([1]);
  expect(sum.forgotten.map(({ flashcardId }) => flashcardId)).toEqual([3]);
});

it('says one minute for a short sitting', () => {
  expect(sumUp([anAnswer(aTodayCard(), 'good', {})]).minutes).toBe(1);
});

it('does not say that a card was known at once that an earlier sitting had asked', () => {
  const again = aTodayCard({ state: 'learning' });

  expect(sumUp([anAnswer(again, 'good', { state: 'review' })]).knew).toBe(0);
});
