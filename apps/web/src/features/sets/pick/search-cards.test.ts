import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/cards';
import { indexCards, NO_FILTERS, searchCards } from './search-cards';

const biology = { documentId: 1, title: 'Cells', field: 'Biology' as const };
const INDEX = indexCards([
  aCard({ flashcardId: 1, question: 'Thẩm thấu', answer: 'Nước đi qua màng.', document: biology }),
  aCard({
    flashcardId: 2,
    question: 'Osmosis',
    answer: 'Water crosses a membrane.',
    createDate: new Date(2025, 8, 2, 23, 59).toISOString(),
  }),
  aCard({
    flashcardId: 3,
    question: 'Diffusion',
    answer: 'Particles spread out.',
    createDate: new Date(2025, 8, 3).toISOString(),
  }),
]);

function find(filters: Partial<typeof NO_FILTERS>) {
  return searchCards(INDEX, { ...NO_FILTERS, ...filters }).map((card) => card.flashcardId);
}

describe('searching among the cards that are here', () => {
  it('finds all of them without filters', () => {
    expect(find({})).toEqual([1, 2, 3]);
  });

  it.each([
    { keyword: 'tham THAU', ids: [1] },
    { keyword: 'membrane', ids: [2] },
    { keyword: '  spread ', ids: [3] },
    { keyword: 'màng', ids: [1] },
    { keyword: 'Osmosis water', ids: [] },
  ])('finds $ids by "$keyword", as the server does', ({ keyword, ids }) => {
    expect(find({ keyword })).toEqual(ids);
  });

  it('includes the whole of the to-date', () => {
    expect(find({ from: '2025-09-02', to: '2025-09-02' })).toEqual([2]);
    expect(find({ from: '2025-09-03', to: '2025-09-03' })).toEqual([3]);
  });

  it('[B-99] finds the cards of documents with exactly that title', () => {
    expect(find({ document: { documentId: 8, title: 'Cells' } })).toEqual([1]);
    expect(find({ document: { documentId: 8, title: 'Cell' } })).toEqual([]);
  });
});
