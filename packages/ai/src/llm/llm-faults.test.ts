import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerHonestly,
  type FakeProvider,
  type ProviderReply,
  startFakeProvider,
} from '../testing';
import { CELLS, OSMOSIS } from '../testing/cell-texts';
import { BOOK } from '../testing/long-book';
import { MODELS_DIR } from '../testing/models-dir';
import { createLlmEngine } from './llm-engine';

const provider: FakeProvider = await startFakeProvider();
const createEngine = (timeoutMs = 20_000) =>
  createLlmEngine(
    { provider: 'openai-compatible', model: 'test', baseUrl: provider.baseUrl, timeoutMs },
    { modelsDir: MODELS_DIR },
  );
const engine = createEngine();
const work = { signal: new AbortController().signal };
const makeCards = () => engine.makeFlashcards({ text: CELLS, count: 5 }, work);
const cards = (...items: unknown[]): ProviderReply => ({
  kind: 'stream',
  text: JSON.stringify({ cards: items }),
});

beforeEach(() => provider.answerWith(answerHonestly));
afterAll(() => provider.close());

describe('[A-49] [L-11] a provider that', () => {
  const bad: [string, ProviderReply, object, number][] = [
    ['fails', { kind: 'status', status: 500 }, { kind: 'refused', status: 500 }, 1],
    [
      'is out of quota',
      { kind: 'status', status: 429, headers: { 'retry-after': '17' } },
      { kind: 'refused', status: 429, retryAfterSeconds: 17 },
      1,
    ],
    ['knows no such key', { kind: 'status', status: 401 }, { kind: 'refused', status: 401 }, 1],
    ['restarts', { kind: 'status', status: 503 }, { kind: 'refused', status: 503 }, 2],
    ['hangs up after it has read', { kind: 'drop' }, { kind: 'unreachable' }, 1],
    ['breaks off', { kind: 'cut', text: JSON.stringify({ cards: [OSMOSIS] }) }, unreadable(), 2],
    ['answers prose', { kind: 'stream', text: 'I cannot help with that.' }, unreadable(), 2],
    ['answers nothing', { kind: 'stream', text: '' }, unreadable(), 2],
    ['answers a page', { kind: 'stream', text: '<html><body>Hi</body></html>' }, unreadable(), 2],
    ['answers other JSON', { kind: 'stream', text: '{"cards": "none"}' }, unreadable(), 2],
    ['answers wrong types only', cards(1, null, 'x', { term: 1 }), unreadable(), 2],
    ['answers 500 items', cards(...Array.from({ length: 500 }, () => 1)), unreadable(), 2],
    [
      'answers 500 long items',
      cards(...Array.from({ length: 500 }, () => OSMOSIS)),
      { kind: 'too_large' },
      2,
    ],
    ['is no stream', { kind: 'status', status: 200, text: 'garbage' }, unreadable(), 2],
    ['never ends', { kind: 'endless' }, { kind: 'too_large' }, 2],
  ];

  function unreadable() {
    return { kind: 'unreadable' };
  }

  it.each(bad)('%s is given up', async (_, reply, failure, calls) => {
    provider.answerWith(() => reply);

    await expect(makeCards()).rejects.toMatchObject(failure);
    expect(provider.questions).toHaveLength(calls);
  });

  it.each([301, 302, 303, 307, 308])(
    'sends elsewhere (%i) is given up, and nobody there gets the key or the document',
    async (status) => {
      const elsewhere = await startFakeProvider();
      const location = `${elsewhere.baseUrl}/chat/completions`;
      provider.answerWith(() => ({ kind: 'status', status, headers: { location } }));

      const asked = await makeCards().catch((error: unknown) => error);

      expect([elsewhere.requests, provider.questions.length]).toEqual([0, 1]);
      expect(asked).toMatchObject({ kind: 'unreachable' });
      await elsewhere.close();
    },
  );

  it('stalls is given up in time', async () => {
    provider.answerWith(() => ({ kind: 'stall' }));
    const hasty = createEngine(1_000);

    await expect(hasty.summarize({ text: CELLS }, work)).rejects.toMatchObject({ kind: 'timeout' });
    await expect.poll(() => provider.open).toBe(0);
  });

  it('answers badly once is asked a second time', async () => {
    provider.answerWith(({ isRepair }) =>
      isRepair ? cards(OSMOSIS) : { kind: 'stream', text: '{"cards": [{"ter' },
    );

    const draft = await makeCards();

    expect(draft.cards).toHaveLength(1);
  });

  it('was away for a moment is asked again', async () => {
    provider.answerWith((question) =>
      provider.questions.length === 1 ? { kind: 'status', status: 502 } : answerHonestly(question),
    );

    expect((await makeCards()).cards).toHaveLength(3);
  });

  it('is not there at all', async () => {
    const nowhere = createLlmEngine(
      {
        provider: 'openai-compatible',
        model: 'test',
        baseUrl: 'http://127.0.0.1:1/v1',
        timeoutMs: 20_000,
      },
      { modelsDir: MODELS_DIR },
    );

    await expect(nowhere.summarize({ text: CELLS }, work)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });

  it('is asked no longer once nobody waits', async () => {
    provider.answerWith(() => ({ kind: 'stall' }));
    const leaving = new AbortController();
    const asked = engine.summarize({ text: CELLS }, { signal: leaving.signal });
    await expect.poll(() => provider.open).toBe(1);

    leaving.abort();

    await expect(asked).rejects.toThrow('aborted');
    await expect.poll(() => provider.open).toBe(0);
  });

  it('is never asked beyond the daily limit', async () => {
    const refused = engine.summarize({ text: CELLS }, { ...work, mayCall: async () => false });

    await expect(refused).rejects.toMatchObject({ kind: 'daily_limit' });
    expect(provider.questions).toEqual([]);
  });
});

describe('a long document', () => {
  it('is asked about from its first page to its last', async () => {
    const draft = await engine.makeFlashcards({ text: BOOK, count: 20 }, work);

    expect(provider.questions.length).toBeGreaterThan(2);
    expect(draft.cards).toHaveLength(20);
    expect(draft.isPartial).toBe(false);
    const places = draft.cards.map(({ source }) => source.start / BOOK.length);
    expect(places[0]).toBeLessThan(0.15);
    expect(places.at(-1)).toBeGreaterThan(0.85);
  });

  it('is answered without the parts that failed, as long as they are few', async () => {
    provider.answerWith((question) =>
      question.passage.includes('Chapter 1\n')
        ? { kind: 'status', status: 500 }
        : answerHonestly(question),
    );

    const draft = await engine.makeFlashcards({ text: BOOK, count: 50 }, work);

    expect(draft.cards.length).toBeGreaterThan(0);
    expect(draft.coverage.withoutCards.map(({ title }) => title)).toContain('Chapter 1');
    expect(draft.isPartial).toBe(true);
  });

  it.each([400, 413, 422])('is answered without a part that is refused with %s', async (status) => {
    provider.answerWith((question) =>
      question.passage.includes('Chapter 1\n')
        ? { kind: 'status', status }
        : answerHonestly(question),
    );

    const { cards: made, isPartial } = await engine.makeFlashcards({ text: BOOK, count: 10 }, work);
    const summary = await engine.summarize({ text: BOOK }, work);

    expect([made.length, isPartial, summary.isPartial]).toEqual([10, true, true]);
  });

  it('is refused for its text where most parts are, also when the rest is called off', async () => {
    provider.answerWith(({ passage }) =>
      passage.includes('Chapter 40\n') ? { kind: 'stall' } : { kind: 'status', status: 400 },
    );

    await expect(engine.summarize({ text: BOOK }, work)).rejects.toMatchObject({ status: 400 });
    await expect.poll(() => provider.open).toBe(0);
  });

  it('is answered with what there was before the last call of the day', async () => {
    let left = 4;
    const mayCall = async () => {
      left -= 1;
      return left >= 0;
    };

    const draft = await engine.makeFlashcards({ text: BOOK, count: 10 }, { ...work, mayCall });

    expect([draft.isPartial, draft.cards.length > 0]).toEqual([true, true]);
  });

  it('does not wait for one part until the time of all is over', async () => {
    provider.answerWith((question) =>
      question.passage.includes('Chapter 1\n') ? { kind: 'stall' } : answerHonestly(question),
    );

    const draft = await createEngine(6_000).makeFlashcards({ text: BOOK, count: 10 }, work);

    expect(draft.cards).toHaveLength(10);
  });

  it('is given up after the first refusal of the key', async () => {
    provider.answerWith(() => ({ kind: 'status', status: 401 }));

    await expect(engine.makeFlashcards({ text: BOOK, count: 10 }, work)).rejects.toMatchObject({
      status: 401,
    });
    expect(provider.questions.length).toBeLessThanOrEqual(6);
  });
});
