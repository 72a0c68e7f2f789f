import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answerHonestly, type FakeProvider, startFakeProvider } from '../testing';
import { CELLS, OSMOSIS } from '../testing/cell-texts';
import type { ProviderQuestion } from '../testing/fake-provider';
import { BOOK } from '../testing/long-book';
import { askChunks } from './ask-chunks';
import { makeLlmCards } from './llm-cards';
import { createModels } from '../models';
import { MODELS_DIR } from '../testing/models-dir';
import { createLlmEngine } from './llm-engine';
import { SERVICE_REACH } from './reach';

const provider: FakeProvider = await startFakeProvider();
const createEngine = (baseUrl = provider.baseUrl) =>
  createLlmEngine(
    { provider: 'openai-compatible', model: 'test', baseUrl, timeoutMs: 120_000 },
    { modelsDir: MODELS_DIR },
  );
const staying = new AbortController().signal;

beforeEach(() => provider.answerWith(answerHonestly));
afterAll(() => provider.close());

/** Follows how many calls were asked for. */
function countCalls(signal = staying) {
  const counted = { calls: 0 };
  const mayCall = async () => {
    counted.calls += 1;
    return true;
  };
  return { counted, work: { signal, mayCall } };
}

type Body = { response_format?: unknown; temperature?: number; max_tokens?: number };
const bodyOf = ({ body }: ProviderQuestion) => body as Body;
const hasSchema = (question: ProviderQuestion) => bodyOf(question).response_format !== undefined;

describe('[W-6] a call to the provider is counted', () => {
  it('for each part of a text', async () => {
    const { counted, work } = countCalls();

    await createEngine().summarize({ text: BOOK }, work);

    expect(counted.calls).toBe(provider.questions.length);
    expect(counted.calls).toBeGreaterThan(2);
  });

  it.each([
    ['when it is made again', () => answerAfter({ kind: 'status', status: 503 })],
    ['without the settings and the schema', () => refuseSchemas()],
    ['for the repair of an answer', () => answerAfter({ kind: 'stream', text: 'No.' })],
  ] as const)('%s', async (_, answer) => {
    provider.answerWith(answer());
    const { counted, work } = countCalls();

    await createEngine().makeFlashcards({ text: CELLS, count: 3 }, work);

    expect(counted.calls).toBe(provider.questions.length);
    expect(counted.calls).toBeGreaterThan(1);
  });

  it('but not before it is made', async () => {
    provider.answerWith(() => ({ kind: 'status', status: 401 }));
    const { counted, work } = countCalls();

    const asked = createEngine().summarize({ text: BOOK.repeat(3) }, work);

    await expect(asked).rejects.toMatchObject({ status: 401 });

    expect(counted.calls).toBeLessThanOrEqual(6);
  });

  it('and not for the rest once nobody waits', async () => {
    provider.answerWith(() => ({ kind: 'stall' }));
    const leaving = new AbortController();
    const { counted, work } = countCalls(leaving.signal);
    const asked = createEngine().summarize({ text: BOOK.repeat(3) }, work);
    await expect.poll(() => provider.open).toBe(6);

    leaving.abort();

    await expect(asked).rejects.toThrow('aborted');
    expect(counted.calls).toBe(6);
  });

  it('twice where nobody is there, and no more', async () => {
    const { counted, work } = countCalls();

    const gone = await startFakeProvider();
    await gone.close();
    const asked = createEngine(gone.baseUrl).summarize({ text: CELLS }, work);

    await expect(asked).rejects.toMatchObject({ kind: 'unreachable' });
    expect(counted.calls).toBe(2);
  });

  function answerAfter(first: ReturnType<typeof answerHonestly>) {
    return (question: ProviderQuestion) =>
      provider.questions.length === 1 ? first : answerHonestly(question);
  }

  function refuseSchemas() {
    return (question: ProviderQuestion): ReturnType<typeof answerHonestly> =>
      hasSchema(question) ? { kind: 'status', status: 400 } : answerHonestly(question);
  }
});

describe('a server that', () => {
  it('knows no schemas is asked without one once that has helped twice', async () => {
    const engine = createEngine();
    provider.answerWith((question) =>
      hasSchema(question) ? { kind: 'status', status: 400 } : answerHonestly(question),
    );

    for (let time = 0; time < 3; time += 1) {
      await engine.makeFlashcards({ text: CELLS, count: 5 }, { signal: staying });
    }

    const tried = [true, true, false];
    expect(provider.questions.map(hasSchema)).toEqual([...tried, ...tried, false]);
  });

  it('refuses one text is held to the schema with the next', async () => {
    const engine = createEngine();
    const ask = (text: string) => engine.summarize({ text }, { signal: staying });
    provider.answerWith((question) =>
      question.passage.includes('forbidden')
        ? { kind: 'status', status: 400 }
        : answerHonestly(question),
    );

    await ask(CELLS);
    for (let time = 0; time < 3; time += 1) {
      await expect(ask(`${CELLS} It is forbidden.`)).rejects.toMatchObject({ status: 400 });
    }
    await ask(CELLS);

    expect(provider.questions.map(hasSchema)).toEqual([true, true, true, true, true]);
  });

  it('takes no settings is asked without them, but held to the schema', async () => {
    provider.answerWith((question) =>
      bodyOf(question).temperature === undefined
        ? answerHonestly(question)
        : { kind: 'status', status: 400 },
    );

    await createEngine().makeFlashcards({ text: CELLS, count: 5 }, { signal: staying });

    const [first, second] = provider.questions.map(bodyOf);
    expect(first).toMatchObject({ temperature: 0.2, max_tokens: 8_192 });
    expect(second?.max_tokens).toBeUndefined();
    expect(provider.questions.map(hasSchema)).toEqual([true, true]);
  });
});

describe('many cards', () => {
  it('are asked for in short lists, a few words of text for each', async () => {
    const text = BOOK.slice(0, 6_000);

    await createEngine().makeFlashcards({ text, count: 50 }, { signal: staying });

    const asked = provider.questions.map(({ system }) =>
      Number(/up to (\d+) terms/.exec(system)?.[1]),
    );
    expect(asked.length).toBeGreaterThan(2);
    expect(Math.max(...asked)).toBeLessThanOrEqual(20);
  });

  it('are no more than the text has room for', async () => {
    await createEngine().makeFlashcards({ text: CELLS, count: 50 }, { signal: staying });

    expect(provider.questions[0]?.system).toContain('up to 8 terms');
  });

  it('are taken from a list that breaks off twice', async () => {
    const text = JSON.stringify({ cards: [OSMOSIS, { term: 'x'.repeat(600) }] });
    provider.answerWith(() => ({ kind: 'cut', text }));

    const { cards } = await createEngine().makeFlashcards(
      { text: CELLS, count: 5 },
      { signal: staying },
    );

    expect(cards.map(({ term }) => term)).toEqual(['osmosis']);
    expect(provider.questions.map(({ isRepair }) => isRepair)).toEqual([false, true]);
  });
});

describe('work on a text ends', () => {
  it('for all its parts with a bug in one of them', async () => {
    const chunks = [0, 1, 2].map((start) => ({ start, end: start + 1 }));
    const signals: AbortSignal[] = [];

    const asked = askChunks(
      chunks,
      ({ start }, { signal }) => {
        signals.push(signal);
        return start === 1 ? Promise.reject(new TypeError('a bug')) : new Promise(() => undefined);
      },
      { work: { signal: staying }, timeoutMs: 10_000, parallel: 6 },
    );

    await expect(asked).rejects.toThrow('a bug');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  it('while its answers are checked, once nobody waits', async () => {
    const leaving = new AbortController();
    const ask = async () => {
      setImmediate(() => leaving.abort());
      return JSON.stringify({ cards: [OSMOSIS] });
    };

    const asked = makeLlmCards(
      { ask, reach: SERVICE_REACH, timeoutMs: 10_000 },
      { text: CELLS, count: 3 },
      { work: { signal: leaving.signal }, knowledge: createModels(MODELS_DIR) },
    );

    await expect(asked).rejects.toThrow('aborted');
  });
});
