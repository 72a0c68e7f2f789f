import { describe, expect, it } from 'vitest';
import { FlashcardPageSchema, FlashcardSchema } from './flashcards';
import { CardSetPageSchema } from './sets';

const CARD = {
  flashcardId: 1,
  question: 'Osmosis',
  answer: 'The movement of water.',
  kind: 'definition',
  createDate: '2025-09-14T08:42:00.000Z',
  document: null,
  source: null,
  note: null,
  tags: [],
};

describe('a list without a number of pages', () => {
  it('has one', () => {
    const page = { items: [CARD], currentPage: 0, totalItems: 1, pageSize: 5 };

    expect(FlashcardPageSchema.parse(page)).toEqual({ ...page, totalPages: 1 });
    expect(CardSetPageSchema.parse({ quizzes: [], totalItems: 0 }).totalPages).toBe(1);
    expect(FlashcardPageSchema.parse({ ...page, totalPages: 3 }).totalPages).toBe(3);
  });
});

describe('the date of a card', () => {
  it.each([undefined, null])('that is %s is empty, and the card is read all the same', (date) => {
    expect(FlashcardSchema.parse({ ...CARD, createDate: date })).toEqual({
      ...CARD,
      createDate: '',
    });
  });

  it('is kept as it is', () => {
    expect(FlashcardSchema.parse(CARD)).toEqual(CARD);
  });
});
