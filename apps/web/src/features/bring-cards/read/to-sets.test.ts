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
  media: { question: [], answer: [] },
  ...changes,
});
const deckOf = (cards: DeckCard[], media: string[] = []): CardFile => ({
  kind: 'deck',
  deck: {
    name: 'Biology',
    noteCount: cards.length,
    cards,
    media,
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

  it('has its pictures and sounds under ids that stand for them, and their names where there are no words', () => {
    const named = (name: string) => ({ name, alt: name === 'cell.png' ? ' A cell ' : '' });
    const { sets, leftOut } = toSets(
      deckOf(
        [
          card('A', {
            question: '',
            media: { question: [named('cell.png')], answer: [named('a.MP3'), named('lost.png')] },
          }),
          card('A', { answer: '', media: { question: [], answer: [named('a.MP3')] } }),
          card('A', { answer: '', media: { question: [], answer: [named('film.mp4')] } }),
        ],
        ['cell.png', 'a.MP3', 'film.mp4'],
      ),
      'A',
    );

    const [cell, sound] = [0, 1].map((place) => `00000000-0000-4000-8000-00000000000${place}`);
    expect(sets[0]?.cards).toMatchObject([
      {
        question: 'Picture',
        answer: 'a',
        media: [
          { mediaId: cell, side: 'question', alt: 'A cell' },
          { mediaId: sound, side: 'answer', alt: '' },
        ],
      },
      { question: 'q', answer: 'Sound', media: [{ mediaId: sound, side: 'answer' }] },
    ]);
    expect(leftOut).toEqual([{ reason: 'only_media', count: 3 }]);
    expect(ImportSchema.safeParse({ sets }).success).toBe(true);
  });

  it('takes no more than four to a side', () => {
    const names = ['1.png', '2.png', '3.png', '4.png', '5.png'];
    const media = { question: names.map((name) => ({ name, alt: '' })), answer: [] };

    const { sets } = toSets(deckOf([card('A', { media })], names), 'A');

    expect(sets[0]?.cards[0]?.media).toHaveLength(4);
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
