import { describe, expect, it } from 'vitest';
import { card, library, memory } from '../testing/cards';
import { ANKI_OPTIONS, openWritten } from '../testing/open-deck';

const FIELD_END = '\u001F';

describe('a package for Anki', () => {
  it('is a sound database of schema 11 beside an empty list of media', async () => {
    const deck = await openWritten(library(card({ memory: memory() }), card()));

    expect(deck.names).toEqual(['collection.anki2', 'media']);
    expect(deck.media).toBe('{}');
    expect(deck.rows('pragma integrity_check')).toEqual([['ok']]);
    expect(deck.rows('select ver, usn, dty from col')).toEqual([[11, 0, 0]]);
    expect(deck.rows("select name from sqlite_master where type = 'table'").flat()).toEqual([
      'col',
      'notes',
      'cards',
      'revlog',
      'graves',
    ]);
  });

  it('has a deck for each set, with names that Anki can tell apart', async () => {
    const titles = ['Biology', 'biology', 'Physics::  ::Waves', ' :: '];
    const deck = await openWritten({
      sets: titles.map((title) => ({ title, cards: [card()] })),
    });

    const decks = deck.json('decks') as Record<string, { id: number; name: string }>;
    expect(Object.values(decks).map(({ name }) => name)).toEqual([
      'Default',
      'Biology',
      'biology (2)',
      'Physics::Waves',
      'Scholar',
    ]);
    expect(Object.entries(decks).every(([id, { id: own }]) => id === String(own))).toBe(true);
    expect(deck.rows('select distinct did from cards').flat()).toEqual(
      Object.values(decks)
        .map(({ id }) => id)
        .slice(1),
    );
  });

  it('writes the fields of a note as HTML, with the checksum by which Anki finds doubles', async () => {
    const deck = await openWritten(
      library(
        card({
          question: 'Basic Front',
          answer: 'a < b & c\nd',
          note: '<p. 7>',
          tags: ['cell', 'two words'],
        }),
      ),
    );

    expect(deck.rows('select tags, flds, sfld, csum from notes')).toEqual([
      [
        ' cell two_words ',
        ['Basic Front', 'a &lt; b &amp; c<br>d', '&lt;p. 7&gt;'].join(FIELD_END),
        'Basic Front',
        3_392_947_020,
      ],
    ]);
  });

  it('knows a card again by its number and server, whatever is written on it', async () => {
    const guids = async (question: string, origin: string) => {
      const deck = await openWritten(library(card({ flashcardId: 7, question })), {
        ...ANKI_OPTIONS,
        origin,
      });
      return deck.rows('select guid from notes')[0]?.[0];
    };

    const first = await guids('Osmosis', 'scholar.example');

    expect(await guids('Diffusion', 'scholar.example')).toBe(first);
    expect(await guids('Osmosis', 'other.example')).not.toBe(first);
  });

  it('puts a card of two sets into the deck of the first', async () => {
    const shared = card();
    const deck = await openWritten({
      sets: [
        { title: 'One', cards: [shared] },
        { title: 'Two', cards: [shared, card()] },
      ],
    });

    expect(deck.rows('select count(*), count(distinct did) from cards')).toEqual([[2, 2]]);
  });
});

describe('a cloze for Anki', () => {
  it.each([
    ['osmosis', 'Water moves by ____.', 'Water moves by {{c1::osmosis}}.'],
    ['a', '____ and ____', '{{c1::a}} and {{c1::a}}'],
    ['x::y}', 'In {____}', 'In &#123;{{c1::x:&#58;y&#125;}}&#125;'],
    ['a, b', '____ and ____', '{{c1::a}} and {{c1::b}}'],
    ['1 < 2', 'Truth: ____', 'Truth: {{c1::1 &lt; 2}}'],
  ])('asks for "%s" in "%s"', async (question, answer, text) => {
    const deck = await openWritten(
      library(card({ question, answer, kind: 'cloze', note: 'Extra' })),
    );

    expect(deck.rows('select flds from notes')).toEqual([[`${text}${FIELD_END}Extra`]]);
    expect(deck.rows('select ord from cards')).toEqual([[0]]);
  });

  it('is given back as it came, and its cards are one note again', async () => {
    const original = '{{c1::Canberra}} was **founded** in {{c2::1913::year}}.';
    const text = '{{c1::Canberra}} was <b>founded</b> in {{c2::1913::year}}.';
    const deck = await openWritten(
      library(
        card({
          kind: 'cloze',
          question: 'Canberra',
          answer: '____ was **founded** in 1913.',
          original,
        }),
        card({
          kind: 'cloze',
          question: '1913',
          answer: 'Canberra was **founded** in ____ (year).',
          original,
        }),
      ),
    );

    expect(deck.rows('select flds from notes')).toEqual([[text + FIELD_END]]);
    expect(deck.rows('select ord from cards')).toEqual([[0], [1]]);
  });

  it('that was rewritten since is written as it is now', async () => {
    const deck = await openWritten(
      library(
        card({
          kind: 'cloze',
          question: 'Canberra',
          answer: 'The capital is ____.',
          original: '{{c1::Canberra}} was founded in 1913.',
        }),
      ),
    );

    expect(deck.rows('select flds from notes')).toEqual([
      [`The capital is {{c1::Canberra}}.${FIELD_END}`],
    ]);
  });
});

describe('the schedule for Anki', () => {
  const COLUMNS = 'type, queue, due, ivl, factor, reps, lapses, left, data';

  it('puts new cards into the order of the set', async () => {
    const deck = await openWritten(
      library(card(), card({ memory: memory({ state: 'new', due: null }) })),
    );

    expect(deck.rows(`select ${COLUMNS} from cards`)).toEqual([
      [0, 0, 1, 0, 0, 0, 0, 0, '{}'],
      [0, 0, 2, 0, 0, 0, 0, 0, '{}'],
    ]);
  });

  it('counts the days of reviews from the first day, which begins at four', async () => {
    const deck = await openWritten(
      library(
        card({ memory: memory() }),
        // Half past three at night, which still is the day before.
        card({ memory: memory({ due: '2026-11-08T20:30:00.000Z', difficulty: 10 }) }),
      ),
    );

    expect(deck.rows('select crt from col')).toEqual([
      [Date.parse('2026-11-07T21:00:00.000Z') / 1000],
    ]);
    expect(deck.rows(`select ${COLUMNS} from cards`)).toEqual([
      [2, 2, 12, 10, 2150, 3, 1, 0, '{"s":10.1235,"d":5.5}'],
      [2, 2, 0, 1, 1300, 3, 1, 0, '{"s":10.1235,"d":10}'],
    ]);
  });

  it('has what is being learnt come back at its minute, or on its day', async () => {
    const soon = '2026-11-17T05:10:00.000Z';
    const tomorrow = '2026-11-18T05:10:00.000Z';
    const deck = await openWritten(
      library(
        card({ memory: memory({ state: 'learning', due: soon, step: 1 }) }),
        card({ memory: memory({ state: 'learning', due: tomorrow }) }),
        card({ memory: memory({ state: 'relearning', due: soon }) }),
      ),
    );

    expect(deck.rows('select type, queue, due, ivl, left from cards')).toEqual([
      [1, 1, Date.parse(soon) / 1000, 0, 1],
      [1, 3, 1, 0, 2],
      [3, 1, Date.parse(soon) / 1000, 10, 1],
    ]);
  });

  it('says where its days begin', async () => {
    const deck = await openWritten(library(card()));

    expect(deck.json('conf')).toMatchObject({ creationOffset: -420, schedVer: 2 });
    expect(deck.rows('select crt from col')).toEqual([
      [Date.parse('2026-11-16T21:00:00.000Z') / 1000],
    ]);
  });
});

describe('the log for Anki', () => {
  it('has every answer at its time, with the pauses between', async () => {
    const answers = [
      '2026-11-10T05:00:00.000Z',
      '2026-11-10T05:10:00.000Z',
      '2026-11-13T05:00:00.000Z',
      '2026-11-13T05:01:00.000Z',
    ];
    const deck = await openWritten(
      library(
        card({
          memory: memory(),
          reviews: answers.map((answeredAt, index) => ({
            answeredAt,
            rating: (['again', 'hard', 'good', 'easy'] as const)[index] ?? 'good',
            milliseconds: index === 0 ? null : 1_500,
          })),
        }),
      ),
    );

    expect(deck.rows('select id, ease, ivl, lastIvl, factor, time, type from revlog')).toEqual([
      [Date.parse(answers[0] ?? ''), 1, -600, 0, 2150, 0, 0],
      [Date.parse(answers[1] ?? ''), 2, 3, -600, 2150, 1_500, 0],
      [Date.parse(answers[2] ?? ''), 3, -60, 3, 2150, 1_500, 1],
      [Date.parse(answers[3] ?? ''), 4, 10, -60, 2150, 1_500, 2],
    ]);
  });

  it('tells answers of one millisecond apart', async () => {
    const reviews = [
      { answeredAt: ANKI_OPTIONS.now.toISOString(), rating: 'good', milliseconds: 1 },
    ] as const;
    const deck = await openWritten(
      library(card({ reviews: [...reviews] }), card({ reviews: [...reviews] })),
    );

    const [first = 0, second] = deck.rows('select id from revlog order by cid').flat().map(Number);
    expect(second).toBe(first + 1);
  });
});
