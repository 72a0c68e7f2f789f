import { expect, it } from 'vitest';
import { type CardMemory, NEW_CARD } from '../card-memory';
import { dayOf } from '../days';
import type { Answer } from '../what-counts';
import { showsRecall } from './shows-recall';

const AT = '2026-11-18T12:00:00.000Z';
const DAY = dayOf(AT, 0);
const LEARNT: CardMemory = {
  ...NEW_CARD,
  state: 'review',
  due: '2026-11-18T08:00:00.000Z',
  stability: 10,
  difficulty: 5,
  reviewedAt: '2026-11-08T12:00:00.000Z',
  reviewedDay: DAY - 10,
  firstDay: DAY - 20,
  answeredDay: DAY - 10,
};
const ANSWER: Answer = {
  rating: 'good',
  mode: 'today',
  how: 'shown',
  answeredAt: AT,
  utcOffset: 0,
};

it.each<[string, Partial<CardMemory>, Partial<Answer>, boolean]>([
  ['the first answer of a day to a card in review', {}, {}, true],
  ['a wrong one', {}, { rating: 'again' }, true],
  ['an imported one', {}, { mode: 'import' }, true],
  ['a second answer of the day', { answeredDay: DAY }, {}, false],
  ['an answer to a new card', { ...NEW_CARD }, {}, false],
  ['an answer to a card being learnt', { state: 'learning' }, {}, false],
  ['an answer to a card being learnt again', { state: 'relearning' }, {}, false],
  ['a choice on the day it is due', {}, { mode: 'test', how: 'chosen' }, true],
  [
    'a lucky choice before its day',
    { due: '2026-12-01T08:00:00.000Z' },
    { mode: 'test', how: 'chosen' },
    false,
  ],
])('%s', (_, memory, answer, isShown) => {
  expect(showsRecall({ ...LEARNT, ...memory }, { ...ANSWER, ...answer })).toBe(isShown);
});
