import { type CardsDraft, LlmFailure, type StudyEngine, type SummaryDraft } from '@scholar/ai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWithFallback, type FallbackReason } from './answering-engine';
import { createCircuitBreaker } from './circuit-breaker';

afterEach(() => vi.useRealTimers());

const SUMMARY: SummaryDraft = {
  content: 'x',
  name: 'x',
  field: 'Other',
  language: 'en',
  sentences: [],
};
const CARDS: CardsDraft = {
  cards: [],
  maybe: [],
  language: 'en',
  coverage: { sections: 0, withCards: 0, missing: 0, withoutCards: [] },
  dropped: [],
};

function createEngine(name: string, act: (signal: AbortSignal) => Promise<void>) {
  const state = { asked: 0 };
  const answer = async <Draft>(draft: Draft, signal: AbortSignal) => {
    state.asked += 1;
    await act(signal);
    return draft;
  };
  const engine: StudyEngine = {
    name,
    summarize: (_, { signal }) => answer(SUMMARY, signal),
    makeFlashcards: (_, { signal }) => answer(CARDS, signal),
  };
  return { engine, state };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

function setUp(
  act: (signal: AbortSignal) => Promise<void>,
  { second = async () => undefined, totalMs }: { second?: typeof act; totalMs?: number } = {},
) {
  const provider = createEngine('anthropic', act);
  const embedded = createEngine('embedded', second);
  const reasons: FallbackReason[] = [];
  const bugs: unknown[] = [];
  const engine = answerWithFallback({
    first: provider.engine,
    second: embedded.engine,
    breaker: createCircuitBreaker(),
    onFallback: (reason) => reasons.push(reason),
    onBug: (error) => bugs.push(error),
    ...(totalMs !== undefined && { totalMs }),
  });
  const ask = (signal = new AbortController().signal) =>
    engine.summarize({ text: 'x' }, { signal });
  return { engine, ask, reasons, bugs, provider: provider.state, embedded: embedded.state };
}

describe('an engine with another behind it', () => {
  it('answers by itself while all is well', async () => {
    const { ask, embedded } = setUp(async () => undefined);

    expect(await ask()).toEqual({
      draft: SUMMARY,
      engine: { name: 'anthropic', isFallback: false },
    });
    expect(embedded.asked).toBe(0);
  });

  it.each([
    new LlmFailure('refused', { status: 500 }),
    new LlmFailure('nothing_usable'),
    new LlmFailure('busy'),
    new Error('a bug'),
  ])('[A-49] says that the other one answered: %s', async (failure) => {
    const { engine, reasons } = setUp(() => Promise.reject(failure));

    const answer = await engine.makeFlashcards(
      { text: 'x', count: 1 },
      { signal: new AbortController().signal },
    );

    expect(answer).toEqual({ draft: CARDS, engine: { name: 'embedded', isFallback: true } });
    expect(reasons).toHaveLength(1);
  });

  it('tells early only the cards of the one that answers', async () => {
    const told: string[] = [];
    const telling = (name: string, isFailing: boolean): StudyEngine => ({
      name,
      summarize: async () => SUMMARY,
      async makeFlashcards(_, { onCards }) {
        onCards?.([{ term: name, definition: 'x', source: { quote: 'x', start: 0, end: 1 } }]);
        if (isFailing) {
          throw new LlmFailure('timeout');
        }
        return CARDS;
      },
    });
    const engine = answerWithFallback({
      first: telling('anthropic', true),
      second: telling('embedded', false),
      breaker: createCircuitBreaker(),
      onFallback: () => undefined,
      onBug: () => undefined,
    });

    await engine.makeFlashcards(
      { text: 'x', count: 1 },
      {
        signal: new AbortController().signal,
        onCards: (cards) => told.push(...cards.map(({ term }) => term)),
      },
    );

    expect(told).toEqual(['embedded']);
  });

  it('[L-11] no longer asks a provider that keeps failing', async () => {
    const { ask, provider, reasons } = setUp(() => Promise.reject(new LlmFailure('unreachable')));

    for (let time = 0; time < 8; time += 1) {
      await ask();
    }

    expect(provider.asked).toBe(5);
    expect(reasons.slice(4)).toEqual(['unreachable', 'open', 'open', 'open']);
  });

  it('goes on asking one that only had nothing to say, or no calls left', async () => {
    const { ask, provider } = setUp(() => Promise.reject(new LlmFailure('daily_limit')));

    for (let time = 0; time < 8; time += 1) {
      await ask();
    }

    expect(provider.asked).toBe(8);
  });

  it.each([400, 413, 422])('goes on asking one that refuses some texts with %s', async (status) => {
    const { ask, provider } = setUp(() => Promise.reject(new LlmFailure('refused', { status })));

    for (let time = 0; time < 8; time += 1) {
      await ask();
    }

    expect(provider.asked).toBe(8);
  });

  it('tells of its own bugs and does not blame the provider', async () => {
    const bug = new TypeError('x is not a function');
    const { ask, provider, bugs, reasons } = setUp(() => Promise.reject(bug));

    for (let time = 0; time < 8; time += 1) {
      await ask();
    }

    expect(provider.asked).toBe(8);
    expect(bugs).toHaveLength(8);
    expect([bugs[0], reasons[0]]).toEqual([bug, 'bug']);
  });

  it.each([new LlmFailure('nothing_usable'), new LlmFailure('refused', { status: 400 })])(
    'trusts a provider again that answers after a pause, if with nothing: %s',
    async (answer) => {
      vi.useFakeTimers({ now: 0, toFake: ['Date'] });
      let failure = new LlmFailure('unreachable');
      const { ask, provider } = setUp(() => Promise.reject(failure));
      for (let time = 0; time < 5; time += 1) {
        await ask();
      }

      vi.setSystemTime(30_000);
      failure = answer;
      await ask();
      await ask();

      expect(provider.asked).toBe(7);
    },
  );

  it('bothers nobody else once the asker has left', async () => {
    const { ask, embedded } = setUp(untilAborted);
    const leaving = new AbortController();
    const asked = ask(leaving.signal);

    leaving.abort();

    await expect(asked).rejects.toMatchObject({ code: 'timeout' });
    expect(embedded.asked).toBe(0);
  });

  it('[L-11] takes no longer than the time for both', async () => {
    const { ask } = setUp(() => Promise.reject(new LlmFailure('timeout')), {
      second: untilAborted,
      totalMs: 50,
    });

    await expect(ask()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });
});
