import { CARD_COUNT, type Flashcards } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { NO_SOURCE } from '../../import-document/public';
import { type Batch, BatchSchema, type CardChange, toBatch, withCard } from './batch';
import { countChoices } from './choices';

const DEFINITION = { term: 'Osmosis', definition: 'Water moves.' };
const CLOZE = { term: 'ATP', definition: 'Pumps need ____.', kind: 'cloze' } as const;
type Made = Flashcards['flashcards']['keywords'];

function batchOf(
  cards: { keywords?: Made; maybe?: Made },
  answer: Partial<Omit<Flashcards, 'flashcards'>> = {},
): Batch {
  const flashcards = { keywords: cards.keywords ?? [], maybe: cards.maybe ?? [] };
  return toBatch(
    { flashcards, engine: { name: 'embedded', isFallback: false }, language: 'en', ...answer },
    { asked: 10, offset: 0, source: NO_SOURCE },
  );
}

/** What was done to some cards, by their places. */
function change(batch: Batch, changes: Record<number, CardChange>): Batch {
  return Object.entries(changes).reduce(
    (changed, [place, wanted]) => withCard(changed, batch.cards[Number(place)]?.id ?? '', wanted),
    batch,
  );
}

const DROPPED = { isSelected: false };
const TAKEN = { isSelected: true };
const countsOf = (batch: Batch) => countChoices(batch)?.counts;

describe('[D-40] the choices about a batch', () => {
  it('are what was kept as it is, kept with other words, and dropped', () => {
    const batch = change(batchOf({ keywords: [DEFINITION, DEFINITION, DEFINITION, DEFINITION] }), {
      0: { question: 'What is osmosis?' },
      1: { answer: 'Water crosses a membrane.' },
      3: DROPPED,
    });

    expect(countChoices(batch)).toEqual({
      engine: 'embedded',
      language: 'en',
      counts: [{ kind: 'definition', shownAs: 'selected', kept: 1, edited: 2, dropped: 1 }],
    });
  });

  it('are told apart by kind, and by how the card was shown', () => {
    const made = batchOf({ keywords: [DEFINITION, CLOZE], maybe: [DEFINITION, CLOZE, CLOZE] });

    const batch = { ...change(made, { 1: DROPPED, 2: TAKEN, 3: TAKEN }), isMaybeSeen: true };

    expect(countsOf(batch)).toEqual([
      { kind: 'definition', shownAs: 'selected', kept: 1, edited: 0, dropped: 0 },
      { kind: 'definition', shownAs: 'maybe', kept: 1, edited: 0, dropped: 0 },
      { kind: 'cloze', shownAs: 'selected', kept: 0, edited: 0, dropped: 1 },
      { kind: 'cloze', shownAs: 'maybe', kept: 1, edited: 0, dropped: 1 },
    ]);
  });

  it('call a card by the kind that was offered, although an edit took its blank', () => {
    const batch = change(batchOf({ keywords: [CLOZE] }), { 0: { answer: 'Pumps need ATP.' } });

    expect(countsOf(batch)).toEqual([
      { kind: 'cloze', shownAs: 'selected', kept: 0, edited: 1, dropped: 0 },
    ]);
  });

  it('take an edit that was undone, or a space at the end, for no edit', () => {
    const edited = change(batchOf({ keywords: [DEFINITION, DEFINITION] }), {
      0: { question: 'Diffusion' },
      1: { answer: `${DEFINITION.definition} ` },
    });

    expect(countsOf(change(edited, { 0: { question: 'Osmosis' } }))).toMatchObject([
      { kept: 2, edited: 0 },
    ]);
  });

  it('do not ask what was edited on a card that is dropped', () => {
    const batch = change(batchOf({ keywords: [DEFINITION, DEFINITION] }), {
      0: { question: 'Diffusion', isSelected: false },
    });

    expect(countsOf(batch)).toMatchObject([{ kept: 1, edited: 0, dropped: 1 }]);
  });

  it('leave out doubtful cards that were never unfolded', () => {
    const batch = batchOf({ keywords: [DEFINITION], maybe: [DEFINITION, CLOZE] });

    expect(countsOf(batch)).toMatchObject([{ shownAs: 'selected', kept: 1 }]);
    expect(countsOf({ ...batch, isMaybeSeen: true })).toHaveLength(3);
    expect(countsOf(batchOf({ maybe: [DEFINITION] }))).toMatchObject([
      { shownAs: 'maybe', dropped: 1 },
    ]);
  });

  it.each([
    ['embedded', { engine: { name: 'embedded', isFallback: true } }, 'embedded', 'en'],
    ['a provider', { engine: { name: 'anthropic', isFallback: false } }, 'llm', 'en'],
    ['Vietnamese', { language: 'vi' as const }, 'embedded', 'vi'],
  ])('name the engine and the language: %s', (_, answer, engine, language) => {
    expect(countChoices(batchOf({ keywords: [DEFINITION] }, answer))).toMatchObject({
      engine,
      language,
    });
  });

  it('call both other where the answer does not say', () => {
    const batch = toBatch(
      { flashcards: { keywords: [DEFINITION] } },
      { asked: 10, offset: 0, source: NO_SOURCE },
    );

    expect(countChoices(batch)).toMatchObject({ engine: 'other', language: 'other' });
  });

  it('are not counted for more cards than an answer of ours holds', () => {
    const many = (count: number) => Array.from({ length: count }, () => DEFINITION);

    expect(countChoices(batchOf({ keywords: many(CARD_COUNT.max) }))).toBeDefined();
    expect(countChoices(batchOf({ keywords: many(CARD_COUNT.max + 1) }))).toBeUndefined();
  });

  it('are not counted for a batch of an older version, which knows nothing of them', () => {
    const news = new Set(['made', 'uncounted', 'isMaybeSeen']);
    const old = JSON.parse(
      JSON.stringify(batchOf({ keywords: [DEFINITION] }), (key, value: unknown) =>
        news.has(key) ? undefined : value,
      ),
    ) as unknown;

    expect(countChoices(BatchSchema.parse(old))).toBeUndefined();
  });
});
