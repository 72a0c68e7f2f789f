import { EventEmitter, once } from 'node:events';
import type { Card, CardsDraft, CardsRequest, Work } from '@scholar/ai';
import {
  FlashcardsNewsSchema,
  FlashcardsSchema,
  MESSAGES,
  VIETNAMESE_PREFIX,
} from '@scholar/contract';
import { AppError } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAnswerCache } from '../../adapters/ai/answer-cache';
import { createStudyAssistant } from '../../adapters/ai/study-assistant';
import { callAi, CELL_TEXT } from '../../testing/ai-calls';
import { startVariant } from '../../testing/app-variant';
import { openLines } from '../../testing/line-connection';
import { listen } from '../../testing/raw-connection';
import { refusal } from '../../testing/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

const LINES = { accept: 'application/x-ndjson' };
const TEXT = 'Water moves by osmosis. A cell is the smallest unit of life.';
const OSMOSIS: Card = {
  term: 'Osmosis',
  definition: 'The movement of water.',
  source: { quote: 'Water moves by osmosis.', start: 0, end: 23 },
};
const CELL: Card = {
  term: 'Cell',
  definition: 'The smallest unit of life.',
  source: { quote: 'A cell is the smallest unit of life.', start: 24, end: 60 },
};
const DRAFT: CardsDraft = {
  cards: [OSMOSIS, CELL],
  maybe: [],
  language: 'en',
  coverage: { sections: 1, withCards: 1, missing: 0, withoutCards: [] },
  dropped: [],
};

let app: TestApp;
const variants: FastifyInstance[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await Promise.all(variants.splice(0).map((variant) => variant.close()));
});
afterAll(() => app.close());

/** The server with an engine that does what the test says, when it says so. */
async function startWithEngine() {
  const tasks: { work: Work; end: (draft: CardsDraft) => void; fail: (error: Error) => void }[] =
    [];
  const asked = new EventEmitter();
  const assistant = createStudyAssistant({
    engine: {
      summarize: () => Promise.reject(new Error('Nobody asks for a summary.')),
      makeFlashcards: async (_: CardsRequest, work: Work) => {
        const draft = await new Promise<CardsDraft>((end, fail) => {
          tasks.push({ work, end, fail });
          asked.emit('asked');
        });
        return { draft, engine: { name: 'embedded', isFallback: false } };
      },
    },
    cache: createAnswerCache(),
    takeCall: async () => true,
  });
  const { config, composition } = app;
  const services = { ...composition.services, assistant };
  const { app: server } = await startVariant({
    config,
    composition: { ...composition, services },
  });
  variants.push(server);
  const port = await listen(server);
  return {
    server,
    ask: (text = TEXT) => openLines(port, '/ai/flashcards', { document_text: text }),
    /** The last thing it was asked to do, once it is. */
    async task() {
      if (tasks.length === 0) {
        await once(asked, 'asked');
      }
      return tasks.at(-1) as (typeof tasks)[number];
    },
    tasks,
  };
}

describe('cards that are asked for in lines', () => {
  it('come as soon as they are known, and the whole answer last', async () => {
    const { server, ask, task } = await startWithEngine();
    const answer = await ask();
    const { work, end } = await task();

    work.onCards?.([OSMOSIS]);
    const { status, headers } = await answer.head();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(await answer.lines(1)).toEqual([{ cards: [OSMOSIS] }]);
    end(DRAFT);

    const lines = await answer.all();
    const { body } = await callAi(server, 'flashcards', { document_text: TEXT });
    expect(lines.slice(1)).toEqual([body]);
    expect(FlashcardsSchema.parse(body).flashcards.keywords).toEqual([OSMOSIS, CELL]);
  });

  it('count their places from the start of what was sent', async () => {
    const { ask, task } = await startWithEngine();
    const answer = await ask(VIETNAMESE_PREFIX + TEXT);
    const { work, end } = await task();

    work.onCards?.([CELL]);
    end(DRAFT);

    const [told, whole] = await answer.all();
    const { flashcards } = FlashcardsSchema.parse(whole);
    expect(FlashcardsNewsSchema.parse(told).cards).toEqual([flashcards.keywords[1]]);
    expect(flashcards.keywords[1]?.source?.start).toBe(VIETNAMESE_PREFIX.length + 24);
  });

  it('that are remembered come in one line', async () => {
    const { ask, task } = await startWithEngine();
    const first = await ask();
    (await task()).end(DRAFT);
    const [whole] = await first.all();

    const again = await ask();

    expect(await again.all()).toEqual([whole]);
  });

  it('are told to whoever joins what was told before', async () => {
    const { ask, task, tasks } = await startWithEngine();
    const first = await ask();
    const { work, end } = await task();
    work.onCards?.([OSMOSIS]);
    await first.lines(1);

    const second = await ask();
    expect(await second.lines(1)).toEqual([{ cards: [OSMOSIS] }]);
    work.onCards?.([CELL]);
    await second.lines(2);
    end(DRAFT);

    expect(await second.all()).toEqual(await first.all());
    expect(tasks).toHaveLength(1);
  });

  it('end with the error, in the shape of every error, where the work fails behind the first', async () => {
    const { ask, task } = await startWithEngine();
    const answer = await ask();
    const { work, fail } = await task();
    work.onCards?.([OSMOSIS]);
    await answer.lines(1);

    fail(new AppError('unavailable', MESSAGES.busy));

    expect(await answer.all()).toEqual([
      { cards: [OSMOSIS] },
      {
        error: refusal('unavailable', MESSAGES.busy),
      },
    ]);
  });

  it('tell nothing about a fault of our own', async () => {
    const { ask, task } = await startWithEngine();
    const answer = await ask();
    const { work, fail } = await task();
    work.onCards?.([OSMOSIS]);

    fail(new Error('row 7 of table cards'));

    const lines = await answer.all();
    expect(lines.at(-1)).toEqual({
      error: { responseCode: 500, message: MESSAGES.internal, data: null },
    });
  });

  it('have the status and the body of every error where nothing was told yet', async () => {
    const { server, task } = await startWithEngine();
    const asked = callAi(server, 'flashcards', { document_text: TEXT }, { headers: LINES });

    (await task()).fail(new AppError('unavailable', MESSAGES.busy, { retryAfterSeconds: 7 }));

    const { status, headers, body } = await asked;
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('7');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toMatchObject({ responseCode: 503, errorCode: 'unavailable' });
  });

  it('refuse a wrong question as ever', async () => {
    const { status, body } = await callAi(
      app.app,
      'flashcards',
      { document_text: ' ' },
      { headers: LINES },
    );

    expect(status).toBe(400);
    expect(body).toMatchObject({ responseCode: 400, errorCode: 'invalid_input' });
  });

  it('are given up when the client hangs up in the middle', async () => {
    const { ask, task } = await startWithEngine();
    const answer = await ask();
    const { work, end } = await task();
    work.onCards?.([OSMOSIS]);
    await answer.lines(1);

    answer.socket.destroy();
    await expect.poll(() => work.signal.aborted).toBe(true);

    // What the engine still says goes nowhere.
    work.onCards?.([CELL]);
    end(DRAFT);
  });

  it('do not pile up before a client that reads none of them', async () => {
    const { ask, task } = await startWithEngine();
    const answer = await ask();
    const { work, end } = await task();
    const long = { ...OSMOSIS, definition: 'water '.repeat(10_000) };
    work.onCards?.([OSMOSIS]);
    await answer.lines(1);
    answer.socket.pause();

    for (let told = 0; told < 400; told += 1) {
      work.onCards?.([long]);
    }
    end(DRAFT);
    answer.socket.resume();

    const lines = await answer.all();
    expect(lines.length).toBeLessThan(200);
    expect(FlashcardsSchema.parse(lines.at(-1)).flashcards.keywords).toEqual([OSMOSIS, CELL]);
  });
});

describe('who asks for lines', () => {
  const accepts = (accept: string | undefined) =>
    app.app.inject({
      method: 'POST',
      url: '/ai/flashcards',
      headers: { 'content-type': 'application/json', ...(accept && { accept }) },
      payload: { document_text: CELL_TEXT },
    });

  it.each([
    ['application/x-ndjson', true],
    ['application/x-ndjson, application/json;q=0.9', true],
    ['application/json, Application/X-NDJSON; q=0.5', true],
    ['application/json', false],
    ['application/x-ndjson;q=0, application/json', false],
    ['*/*', false],
    [undefined, false],
  ])('Accept: %s', async (accept, isInLines) => {
    const { headers, body } = await accepts(accept);

    expect(headers['content-type']).toBe(
      isInLines ? 'application/x-ndjson; charset=utf-8' : 'application/json; charset=utf-8',
    );
    const { body: plain } = await accepts(undefined);
    expect(body).toBe(isInLines ? `${plain}\n` : plain);
  });

  it('gets no lines where a call has nothing to tell', async () => {
    const { headers } = await app.app.inject({
      method: 'POST',
      url: '/ai/summarize',
      headers: { 'content-type': 'application/json', ...LINES },
      payload: { document_text: CELL_TEXT },
    });

    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

it('a long text tells its first cards through the thread that reads it', async () => {
  const port = await listen(app.app);
  const chapter = (at: number) =>
    `# Chapter ${at}\n\n${'Many people walked along the river and talked about the weather. '.repeat(21)}\n\n- **Gadget${at}**: a tool number ${at} that was built in year ${at} by ${at} people`;
  const document_text = Array.from({ length: 90 }, (_, at) => chapter(at)).join('\n\n');

  const answer = await openLines(port, '/ai/flashcards', { document_text, num_keywords: 20 });
  const lines = await answer.all();
  const { body } = await callAi(app.app, 'flashcards', { document_text, num_keywords: 20 });

  const news = lines.slice(0, -1).map((line) => FlashcardsNewsSchema.parse(line));
  const early = news.flatMap(({ cards }) => cards);
  expect(lines.at(-1)).toEqual(body);
  expect(early.length).toBeGreaterThan(5);
  expect(body.flashcards.keywords).toEqual(expect.arrayContaining(early));
});
