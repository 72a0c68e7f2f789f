import { BODY_LIMIT, IMPORT_MAX, importEndpoints, type ImportedSet } from '@scholar/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { createFakeApi } from '../../../testing/fake-api';
import { bringSets, toGroups } from './bring-sets';

function aSet(title: string, cards = 1, content = 'Water.'): ImportedSet {
  return {
    title,
    document: { title, field: 'Biology', content },
    cards: Array.from({ length: cards }, (_, at) => ({ question: `Q${at}`, answer: `A${at}` })),
  };
}

function createServer() {
  const api = createFakeApi();
  api.answer(importEndpoints.bring, ({ body }) => ({
    cards: 1,
    repeated: 0,
    overLimit: 0,
    reviews: 0,
    sets: body.sets.map(({ title, cards }, at) => ({
      quizId: at + 1,
      documentId: at + 1,
      title,
      cards: cards.length,
      repeated: 0,
    })),
  }));
  return api;
}

const titles = (sets: readonly { title: string }[]) => sets.map(({ title }) => title);

describe('toGroups', () => {
  it('takes all sets in one call where they fit', () => {
    expect(toGroups(['a', 'b', 'c'].map((title) => aSet(title)))).toHaveLength(1);
  });

  it('begins another call where the body or the cards would be too many, in the same order', () => {
    const large = 'x'.repeat(BODY_LIMIT.import / 2 - 2_048);
    const bySize = toGroups([aSet('a', 1, large), aSet('b', 1, large), aSet('c', 1, large)]);
    const byCards = toGroups([aSet('a', IMPORT_MAX.cards), aSet('b'), aSet('c')]);

    expect(bySize.map(titles)).toEqual([['a', 'b'], ['c']]);
    expect(byCards.map(titles)).toEqual([['a'], ['b', 'c']]);
  });
});

describe('bringSets', () => {
  it('[B-106] sends each part under a key of its own and tells of it as soon as it is saved', async () => {
    const api = createServer();
    const onBrought = vi.fn();
    const sets = [aSet('a', IMPORT_MAX.cards), aSet('b')];

    const brought = await bringSets(api, sets, {
      keyOf: (content) => `key of ${JSON.stringify(content).length}`,
      isOnlyWhatFits: false,
      onBrought,
    });

    expect(titles(brought)).toEqual(['a', 'b']);
    const keys = api.calls(importEndpoints.bring).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(onBrought).toHaveBeenCalledTimes(2);
  });

  it('keeps what is saved where a later part fails', async () => {
    const api = createServer();
    const onBrought = vi.fn();
    const down = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
    const options = { keyOf: () => 'key', isOnlyWhatFits: false, onBrought };
    const first = aSet('a', IMPORT_MAX.cards);
    onBrought.mockImplementation(() => api.answer(importEndpoints.bring, down));

    await expect(bringSets(api, [first, aSet('b')], options)).rejects.toBe(down);

    expect(onBrought).toHaveBeenCalledOnce();
  });
});
