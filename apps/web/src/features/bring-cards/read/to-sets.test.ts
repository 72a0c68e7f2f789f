import { CARD_TEXT_MAX, IMPORT_MAX, ImportSchema } from '@scholar/contract';
import type { CardFile, DeckCard } from '@scholar/extract';
import { describe, expect, it } from 'vitest';
import { countCards, toSets } from './to-sets';

const card = (deck: string, changes: Partial<DeckCard> = {}): DeckCard => ({
  front: 'q',
  back: 'a',
  kind: 'definition',
  question: 'q',
  answer: 'a',
  tags: [],
  deck,
  noteType: 'Basic',
  reviews: [],
  mediaNames: [],
  ...changes,
});
const deckOf = (cards: DeckCard[]): CardFile => ({
  kind: 'deck',
  deck: {
    name: 'Biology',
    noteCount: cards.length,
    cards,
    media: [],
    tags: [],
    reviewCount: 0,
    skipped: [{ reason: 'only_media', count: 2 }],
  },
});
const listOf = (count: number): CardFile => ({
  kind: 'list',
  list: {
    separator: '\t',
    columns: 2,
    rows: Array.from({ length: count }, (_, n) => ({ question: `q${n}`, answer: `a${n}` })),
    skippedLines: [3],
  },
});

describe('what a file becomes', () => {
  it('is one set of a list, under the name that the student gave', () => {
    expect(toSets(listOf(2), 'Unit 3')).toEqual({
      sets: [
        {
          title: 'Unit 3',
          cards: [
            { question: 'q0', answer: 'a0' },
            { question: 'q1', answer: 'a1' },
          ],
        },
      ],
      leftOut: [{ reason: 'no_pair', count: 1 }],
    });
  });

  it('is a set for each deck in a deck, with all that stands on its cards', () => {
    const review = { rating: 'good' as const, answeredAt: '2026-01-01T00:00:00Z', milliseconds: 1 };
    const { sets, leftOut } = toSets(
      deckOf([
        card('Biology::Cells', { note: 'n', tags: ['t', 'x'.repeat(101)], reviews: [review] }),
        card('Biology::Plants', { kind: 'cloze', answer: 'a ____', original: 'a {{c1::q}}' }),
      ]),
      'Biology',
    );

    expect(sets.map(({ title }) => title)).toEqual(['Biology · Cells', 'Biology · Plants']);
    expect(sets[0]?.cards).toMatchObject([{ note: 'n', tags: ['t'], reviews: [review] }]);
    expect(sets[1]?.cards).toMatchObject([{ kind: 'cloze', original: 'a {{c1::q}}' }]);
    expect(leftOut).toEqual([{ reason: 'only_media', count: 2 }]);
    expect(ImportSchema.safeParse({ sets }).success).toBe(true);
  });

  it('leaves out what is longer than a card, and says so', () => {
    const long = 'x'.repeat(CARD_TEXT_MAX + 1);

    expect(toSets(deckOf([card('A', { answer: long }), card('A')]), 'A')).toMatchObject({
      sets: [{ cards: [{ question: 'q' }] }],
      leftOut: [{ reason: 'only_media' }, { reason: 'too_long', count: 1 }],
    });
  });

  it('is several sets where one call does not take them all', () => {
    const { sets } = toSets(listOf(IMPORT_MAX.cards + 1), 'Words');

    expect(sets.map(({ title }) => title)).toEqual(['Words (1)', 'Words (2)']);
    expect(countCards(sets)).toBe(IMPORT_MAX.cards + 1);
  });
});
