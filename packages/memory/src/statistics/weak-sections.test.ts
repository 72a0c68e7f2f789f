import { describe, expect, it } from 'vitest';
import { findWeakSections, type PlacedCard, rankDocuments } from './weak-sections';

const HEADINGS = [
  { start: 100, heading: 'Cells' },
  { start: 200, heading: 'Plants' },
];
const read = (documentId: number, end = 1_000) => ({ documentId, end, headings: HEADINGS });
const wish = { wished: 0.9, limit: 10 };

function cardsAt(documentId: number, start: number, ...recalls: number[]): PlacedCard[] {
  return recalls.map((recall, place) => ({ documentId, start: start + place, recall }));
}

describe('weak sections', () => {
  it('are told by the last heading above their cards', () => {
    const cards = [
      ...cardsAt(1, 0, 0.5, 0.5, 0.5),
      ...cardsAt(1, 100, 0.3, 0.4, 0.2),
      ...cardsAt(1, 500, 0.8, 0.7, 0.6, 0.7),
    ];

    expect(findWeakSections(cards, [read(1)], wish)).toEqual([
      { documentId: 1, heading: 'Cells', cards: 3, recall: expect.closeTo(0.3) },
      { documentId: 1, heading: null, cards: 3, recall: 0.5 },
      { documentId: 1, heading: 'Plants', cards: 4, recall: expect.closeTo(0.7) },
    ]);
  });

  it('have three cards at least, and are below what was wished', () => {
    const cards = [...cardsAt(1, 100, 0.1, 0.1), ...cardsAt(1, 200, 0.9, 0.9, 0.9)];

    expect(findWeakSections(cards, [read(1)], wish)).toEqual([]);
  });

  it('are the weakest of all documents, so many at most', () => {
    const cards = [
      ...cardsAt(1, 100, 0.6, 0.6, 0.6),
      ...cardsAt(2, 100, 0.4, 0.4, 0.4),
      ...cardsAt(2, 200, 0.5, 0.5, 0.5),
    ];

    const found = findWeakSections(cards, [read(1), read(2)], { ...wish, limit: 2 });

    expect(found.map(({ documentId, heading }) => [documentId, heading])).toEqual([
      [2, 'Cells'],
      [2, 'Plants'],
    ]);
  });

  it('lie in what was read', () => {
    const cards = [...cardsAt(1, 100, 0.6, 0.6, 0.6), ...cardsAt(1, 700, 0.1, 0.1, 0.1)];

    expect(findWeakSections(cards, [read(1, 600)], wish)).toMatchObject([{ heading: 'Cells' }]);
  });
});

it('looks into documents with the weakest three cards first', () => {
  const cards = [
    ...cardsAt(1, 0, 0.5, 0.5, 0.5, 0.9),
    ...cardsAt(2, 0, 0.1, 0.1),
    ...cardsAt(3, 0, 0.2, 0.3, 0.4, 1, 1, 1),
  ];

  expect(rankDocuments(cards)).toEqual([3, 1]);
});
