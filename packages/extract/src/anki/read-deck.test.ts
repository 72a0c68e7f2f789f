import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSqlWasm } from '../node/node-sql-wasm';
import { openDeckMedia, readCards } from '../read-cards';
import type { FieldChoices } from './deck';
import { makeDeck } from '../testing/make-deck';
import { makeZstdBomb } from '../testing/make-zstd';

describe('decks of every age', () => {
  it.each(['anki2', 'anki21', 'anki21b'] as const)(
    'are read from collection.%s',
    async (format) => {
      const bytes = await makeDeck({
        format,
        tags: ' bio  easy ',
        notes: [
          ['cell', 'unit of life'],
          ['nhân', 'giữa tế bào'],
        ],
        media: { 'ảnh.png': 'picture', 'a.mp3': 'sound' },
      });

      const deck = await read(bytes);

      expect(deck).toEqual({
        name: 'Cells',
        noteCount: 2,
        cards: [
          {
            front: 'cell',
            back: 'unit of life',
            kind: 'definition',
            question: 'cell',
            answer: 'unit of life',
            tags: ['bio', 'easy'],
            deck: 'Biology::Cells',
            noteType: 'Basic',
            reviews: [],
            media: { question: [], answer: [] },
          },
          expect.objectContaining({ question: 'nhân', answer: 'giữa tế bào' }),
        ],
        media: ['ảnh.png', 'a.mp3'],
        tags: ['bio', 'easy'],
        reviewCount: 0,
        skipped: [],
      });
      expect((await openDeckMedia(bytes)).map((media) => text(media.bytes()))).toEqual([
        'picture',
        'sound',
      ]);
    },
  );

  it('bring the answers that were given, but not the days that were set by hand', async () => {
    const at = Date.UTC(2026, 0, 2, 3, 4, 5, 6);
    const deck = await read(
      await makeDeck({
        reviews: [
          { id: at + 1_000, ease: 4, time: 999_999, type: 1 },
          { id: at, ease: 1, time: 1_500, type: 0 },
          { id: at + 2_000, ease: 0, time: 0, type: 4 },
          { id: at + 3_000, ease: 3, time: 0, type: 5 },
        ],
      }),
    );

    expect(deck.reviewCount).toBe(2);
    expect(deck.cards[0]?.reviews).toEqual([
      { rating: 'again', answeredAt: '2026-01-02T03:04:05.006Z', milliseconds: 1_500 },
      { rating: 'easy', answeredAt: '2026-01-02T03:04:06.006Z', milliseconds: 60_000 },
    ]);
  });

  it('say which cards were left out, and why', async () => {
    const deck = await read(
      await makeDeck({
        notes: [
          ['cell', 'unit'],
          ['', 'unit'],
          ['cell', ' <br> '],
        ],
        sql: 'insert into cards values (1, 2, 3, 0, 0)',
      }),
    );

    expect(deck.cards).toHaveLength(1);
    expect(deck.skipped).toEqual([
      { reason: 'no_note', count: 1 },
      { reason: 'no_question', count: 1 },
      { reason: 'no_answer', count: 1 },
    ]);
  });

  it('keep the pictures and sounds of each side, also where there is nothing else', async () => {
    const deck = await read(
      await makeDeck({
        notes: [
          ['<img src="cell.png" alt="A &amp; B">', '[sound:cell.mp3]'],
          ['cell <img src="cell.png">', 'unit <img src="cell.png"><img src="unit.png">'],
        ],
      }),
    );

    expect(deck.skipped).toEqual([]);
    expect(deck.cards.map(({ question, answer, media }) => ({ question, answer, media }))).toEqual([
      {
        question: '',
        answer: '',
        media: {
          question: [{ name: 'cell.png', alt: 'A & B' }],
          answer: [{ name: 'cell.mp3', alt: '' }],
        },
      },
      {
        question: 'cell',
        answer: 'unit',
        media: {
          question: [{ name: 'cell.png', alt: '' }],
          answer: [{ name: 'unit.png', alt: '' }],
        },
      },
    ]);
  });

  it('are called after their file where their cards lie in several decks', async () => {
    const deck = await read(await makeDeck({ deckName: 'Default' }));

    expect(deck.name).toBe('words');
  });
});

describe('decks that mean harm, or are damaged', () => {
  it('[B-122] are refused where their database unpacks to far more than it may', async () => {
    const bomb = zipSync({ 'collection.anki21b': makeZstdBomb(1_000) });

    await expect(read(bomb)).rejects.toMatchObject({ code: 'too_large' });
  });

  it.each([
    ['no archive', strToU8('PK and no more')],
    ['an archive without a collection', zipSync({ 'a.txt': strToU8('x') })],
    ['a collection that is no database', zipSync({ 'collection.anki2': strToU8('x'.repeat(99)) })],
    [
      'a packed collection that ends early',
      zipSync({ 'collection.anki21b': makeZstdBomb(2).subarray(0, 9) }),
    ],
  ])('are damaged: %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('are damaged where a query stands in the place of a table', async () => {
    const bytes = await makeDeck({
      sql: 'drop table notes; create view notes as with recursive n(id) as (select 1 union all select id + 1 from n) select id, 1 as mid, 1 as tags, 1 as flds from n',
    });

    await expect(read(bytes)).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('say that they have no cards', async () => {
    await expect(read(await makeDeck({ notes: [] }))).rejects.toMatchObject({
      code: 'no_cards',
      message: 'No cards were found in this file.',
    });
  });

  it('have names of media and no paths', async () => {
    const bytes = await makeDeck({
      notes: [['cell <img src="../../up.png"><img src="https://evil.example/x.png">', 'unit']],
      media: { '../../../etc/passwd': 'a', '..\\..\\evil.exe': 'b', '/tmp/x.mp3': 'c', '..': 'd' },
    });
    const deck = await read(bytes);

    expect(deck.media).toEqual(['passwd', 'evil.exe', 'x.mp3', '']);
    expect(deck.cards[0]?.media.question).toEqual([{ name: 'up.png', alt: '' }]);
  });
});

describe('[D-58] notes with more than two fields', () => {
  const makeWords = () =>
    makeDeck({
      type: {
        name: 'Words',
        fields: ['Word', 'Reading', 'Meaning', 'Place'],
        templates: [
          ['{{Word}}', '{{FrontSide}}<hr id=answer>{{Meaning}}'],
          ['{{Meaning}}', '{{FrontSide}}<hr id=answer>{{Word}}'],
        ],
      },
      notes: [['漢字', 'かんじ', '<b>sign</b>', 'p. 4']],
      ords: [0, 1],
    });

  it('name their fields, with what stands in them and what the templates make of each', async () => {
    const { wideTypes, cards } = await read(await makeWords());

    expect(wideTypes).toEqual([
      {
        name: 'Words',
        isChosen: false,
        fields: [
          { name: 'Word', sample: '漢字', role: 'question' },
          { name: 'Reading', sample: 'かんじ', role: 'note' },
          { name: 'Meaning', sample: 'sign', role: 'answer' },
          { name: 'Place', sample: 'p. 4', role: 'note' },
        ],
      },
    ]);
    expect(cards).toHaveLength(2);
  });

  it('become the question, answer and note that the student chose, once', async () => {
    const { cards } = await read(await makeWords(), {
      Words: ['question', 'answer', 'answer', 'note'],
    });

    expect(cards).toMatchObject([
      { question: '漢字', answer: 'かんじ\nsign', note: 'Place: p. 4' },
    ]);
  });

  it('are left out where the chosen fields are empty', async () => {
    const { cards, skipped } = await read(await makeWords(), {
      Words: ['nothing', 'nothing', 'answer', 'note'],
    });

    expect(cards).toEqual([]);
    expect(skipped).toEqual([{ reason: 'no_question', count: 1 }]);
  });
});

async function read(bytes: Uint8Array, fields: FieldChoices = {}) {
  const file = await readCards(bytes, 'words.apkg', { readSqlWasm, fields });
  if (file.kind !== 'deck') {
    throw new Error(`A ${file.kind} came out.`);
  }
  return file.deck;
}

function text(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
