import type { Review } from '@scholar/contract';
import { findStretch, stretchIntervals } from '@scholar/memory';
import { expect, it } from 'vitest';
import { aDueCard } from '../testing/today-server';
import { answerCard } from './schedule';

function anAnswer(rating: Review['rating']): Review {
  return {
    reviewId: '10000000-0000-4000-8000-000000000001',
    flashcardId: 1,
    rating,
    mode: 'today',
    answeredAt: new Date().toISOString(),
    milliseconds: 5_000,
    utcOffset: 0,
  };
}

it('promises longer intervals for a slowed-down card, while its memory goes on as that of any other', () => {
  const plain = answerCard(aDueCard(), anAnswer('again'), null);

  const { next, stretch, ...memory } = answerCard(
    aDueCard({ stretch: findStretch() }),
    { ...anAnswer('again'), answeredAt: plain.reviewedAt ?? '' },
    null,
  );

  const { next: plainNext, stretch: _, ...plainMemory } = plain;
  expect(stretch).toBe(findStretch());
  expect({ ...memory, createDate: '', updateDate: '' }).toEqual({
    ...plainMemory,
    createDate: '',
    updateDate: '',
  });
  expect(next).toEqual(stretchIntervals(plainNext, findStretch()));
  expect(next.easy).toBeGreaterThan(plainNext.easy);
});
