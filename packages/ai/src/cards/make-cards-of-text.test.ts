import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../embedded-engine';
import type { Card } from '../engine';
import { LONG_TEXTS } from '../testing/long-texts';

const engine = createEmbeddedEngine({ modelsDir: join(import.meta.dirname, '..', '..', 'models') });
const { signal } = new AbortController();
const BOOK = LONG_TEXTS['a book'] ?? '';

async function listen(text: string, count: number) {
  const told: Card[][] = [];
  const draft = await engine.makeFlashcards(
    { text, count },
    { signal, onCards: (cards) => told.push(cards) },
  );
  return { draft, told };
}

describe.each(Object.entries(LONG_TEXTS))('the cards of a long text, %s,', (_, text) => {
  let heard: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    heard = await listen(text, 20);
  });

  it('are the same whether somebody listens or not', async () => {
    expect(await engine.makeFlashcards({ text, count: 20 }, { signal })).toEqual(heard.draft);
    expect(heard.draft.cards.length).toBeGreaterThan(10);
  });

  it('have among them every card that was told, in its order and once', () => {
    const { draft, told } = heard;

    const early = told.flat();
    expect(told.length).toBeGreaterThan(1);
    expect(draft.cards.filter((card) => early.some(({ term }) => term === card.term))).toEqual(
      early,
    );
  });

  it('come from all over it', () => {
    const quarters = [0, 0, 0, 0];
    for (const { source } of heard.draft.cards) {
      const quarter = Math.floor((4 * source.start) / text.length);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
      expect(text.slice(source.start, source.end)).toBe(source.quote);
    }

    expect(Math.max(...quarters)).toBeLessThanOrEqual(heard.draft.cards.length / 2);
    expect(Math.min(...quarters)).toBeGreaterThanOrEqual(2);
  });
});

describe('of a long text', () => {
  it('the first cards are told once its first pages are read', async () => {
    const { told } = await listen(BOOK, 10);

    const [first = []] = told;
    expect(first.length).toBeGreaterThan(0);
    expect(Math.max(...first.map(({ source }) => source.end))).toBeLessThan(BOOK.length / 3);
  });

  it('the only card is not taken from its first pages because they come first', async () => {
    const better =
      '- **Photosynthesis**: the process by which green plants turn light, water and carbon dioxide into sugar';
    const { draft, told } = await listen(`${BOOK}\n\n${better}`, 1);

    expect(draft.cards.map(({ term }) => term)).toEqual(['Photosynthesis']);
    expect(told).toEqual([]);
  });

  it('a doubtful card gives way to a sure one about the same in a later part', async () => {
    const doubtful =
      'Ground tissue serves as a site for photosynthesis. Ground tissue stores water.';
    const sure =
      '- **Ground tissue**: the tissue of a plant that is neither its skin nor its vessels';

    const { draft } = await listen(`${doubtful}\n\n${BOOK}\n\n${sure}`, 50);

    const found = [...draft.cards, ...draft.maybe].filter(({ term }) => term === 'Ground tissue');
    expect(found.map(({ definition }) => definition)).toEqual([
      'the tissue of a plant that is neither its skin nor its vessels',
    ]);
  });

  it('cards are told with their place in the text as it was sent', async () => {
    const sent = `É${BOOK}`.normalize('NFD');

    const { draft, told } = await listen(sent, 10);

    expect(told.flat().length).toBeGreaterThan(0);
    for (const card of told.flat()) {
      expect(sent.slice(card.source.start, card.source.end)).toBe(card.source.quote);
      expect(draft.cards).toContainEqual(card);
    }
  });
});

it('of a short text nothing is told before its cards', async () => {
  const { told, draft } = await listen(BOOK.slice(0, 20_000), 10);

  expect(draft.cards.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});
