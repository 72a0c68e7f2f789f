import type { CardStatus } from '@scholar/contract';
import { expect, it } from 'vitest';
import { cardsOf } from '../../../testing/cards';
import { chooseCards } from './choose-cards';

const CARDS = cardsOf(['a', '1'], ['b', '2'], ['c', '3'], ['d', '4']);
const NOW = new Date('2026-11-16T10:00:00Z');

function status(flashcardId: number, changes: Partial<CardStatus>): CardStatus {
  return {
    flashcardId,
    state: 'review',
    due: '2026-12-01T10:00:00.000Z',
    stability: 30,
    difficulty: 5,
    step: 0,
    reps: 3,
    lapses: 0,
    reviewedAt: '2026-11-01T10:00:00.000Z',
    reviewedDay: 20_000,
    firstDay: 19_990,
    answeredDay: 20_000,
    isSuspended: false,
    isFlagged: false,
    buriedUntil: null,
    isLeech: false,
    ...changes,
  };
}

const STATUSES = [
  status(1, { state: 'relearning', due: '2026-11-16T10:05:00.000Z', stability: 2 }),
  status(2, { due: '2026-11-15T10:00:00.000Z' }),
  status(3, {}),
];

it.each([
  ['all', [1, 2, 3, 4]],
  ['weak', [1]],
  ['due', [2]],
] as const)('%s cards of a set: %j', (which, ids) => {
  const chosen = chooseCards(CARDS, which, { statuses: STATUSES, now: NOW });

  expect(chosen.map(({ flashcardId }) => flashcardId)).toEqual(ids);
});
