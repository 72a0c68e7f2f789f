import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CELLS } from '../../testing/cell-texts';
import { startFakeOllama } from '../../testing/fake-ollama';
import { BOOK } from '../../testing/long-book';
import { MODELS_DIR } from '../../testing/models-dir';
import { createLlmEngine } from '../llm-engine';
import { lookForOllama } from './look-for-ollama';
import { ollamaAddress } from './ollama-address';

const ollama = await startFakeOllama();
const work = { signal: new AbortController().signal };
const createEngine = (more: object = {}) =>
  createLlmEngine(
    {
      provider: 'ollama',
      model: 'gemma3:4b',
      baseUrl: ollama.baseUrl,
      timeoutMs: 20_000,
      ...more,
    },
    { modelsDir: MODELS_DIR },
  );

beforeEach(() => ollama.replyWith('answer'));
afterAll(() => ollama.close());

describe('the language of Ollama', () => {
  it('is spoken: a model, a schema, a context of our size, no thoughts, nothing cut off', async () => {
    const { cards } = await createEngine().makeFlashcards({ text: CELLS, count: 5 }, work);

    expect(cards.map(({ term }) => term)).toEqual(['cell', 'Osmosis', 'mitochondrion']);
    expect(ollama.chats).toHaveLength(1);
    expect(ollama.chats[0]).toMatchObject({
      model: 'gemma3:4b',
      stream: true,
      think: false,
      truncate: false,
      shift: false,
      keep_alive: '30m',
      format: { type: 'object', required: ['cards'] },
      options: { num_ctx: 8_192, temperature: 0.2 },
    });
    expect(ollama.keys).toEqual(['']);
  });

  it('makes summaries too', async () => {
    const { content } = await createEngine().summarize({ text: CELLS }, work);

    expect(content).toContain('Osmosis is the movement of water');
  });

  it('takes a key along where there is one', async () => {
    await createEngine({ apiKey: 'sk-proxy' }).summarize({ text: CELLS }, work);

    expect(ollama.keys).toContain('Bearer sk-proxy');
  });

  it.each(['refuse_think', 'refuse_format'] as const)(
    'is spoken more plainly to a model that cannot follow: %s',
    async (reply) => {
      ollama.replyWith(reply);

      const { cards } = await createEngine().makeFlashcards({ text: CELLS, count: 5 }, work);

      expect(cards).toHaveLength(3);
    },
  );
});

describe('a question to Ollama', () => {
  const VIETNAMESE = Array.from(
    { length: 400 },
    (_, at) =>
      `Chương ${at}\n\nMột khái niệm số ${at} của chương này được giải thích ở đây bằng nhiều từ ngữ tiếng Việt có dấu, để mỗi phần của quyển sách đều đủ dài cho một câu hỏi.`,
  ).join('\n\n');

  it.each([
    ['English', BOOK, 8_192],
    ['Vietnamese', VIETNAMESE, 8_192],
    ['a small context', VIETNAMESE, 4_096],
  ])('fits into the context, whatever the text: %s', async (_, text, contextTokens) => {
    await createEngine({ contextTokens })
      .makeFlashcards({ text, count: 20 }, work)
      .catch(() => undefined);

    // The server answers 400 to what is longer, and then it is asked again, more plainly.
    expect(ollama.chats.length).toBeGreaterThan(1);
    expect(ollama.chats.length).toBeLessThanOrEqual(8);
    expect(ollama.chats.every(({ think }) => think === false)).toBe(true);
  });

  it('comes from all over a book, and the answer says that parts were left out', async () => {
    const draft = await createEngine({ contextTokens: 3_000 }).makeFlashcards(
      { text: BOOK, count: 20 },
      work,
    );

    expect(ollama.chats).toHaveLength(8);
    expect(draft.isPartial).toBe(true);
    const places = draft.cards.map(({ source }) => source.start / BOOK.length);
    expect(places[0]).toBeLessThan(0.15);
    expect(places.at(-1)).toBeGreaterThan(0.85);
  });
});

describe('an Ollama server that', () => {
  it.each([
    ['break_off', { kind: 'unreachable' }],
    ['error_line', { kind: 'refused' }],
  ] as const)('fails in mid-answer is given up: %s', async (reply, failure) => {
    ollama.replyWith(reply);

    await expect(createEngine().summarize({ text: CELLS }, work)).rejects.toMatchObject(failure);
  });

  it('does not have the model is given up', async () => {
    const asked = createEngine({ model: 'llama3.2:3b' }).summarize({ text: CELLS }, work);

    await expect(asked).rejects.toMatchObject({ kind: 'refused', status: 404 });
    expect(ollama.chats).toHaveLength(1);
  });

  it('is not there is given up', async () => {
    const asked = createEngine({ baseUrl: 'http://127.0.0.1:1' }).summarize({ text: CELLS }, work);

    await expect(asked).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('a look for Ollama', () => {
  const look = (model: string, baseUrl = ollama.baseUrl) => lookForOllama({ baseUrl, model });

  it('finds the server and its models', async () => {
    expect(await look('gemma3:4b')).toEqual({
      kind: 'ready',
      version: '0.12.6',
      models: ['gemma3:4b'],
    });
  });

  it('finds a model of one name under its other', async () => {
    ollama.pull('mistral:latest');

    expect(await look('mistral')).toMatchObject({ kind: 'ready' });
    expect(await look('Mistral:Latest')).toMatchObject({ kind: 'ready' });
    expect(await look('gemma3')).toMatchObject({ kind: 'model_missing' });
  });

  it('finds nobody', async () => {
    expect(await look('gemma3:4b', 'http://127.0.0.1:1')).toEqual({ kind: 'no_server' });
  });

  it('finds somebody else', async () => {
    const other = createServer((_, response) => response.end('<h1>It works!</h1>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo; // It listens on a port, not on a pipe.

    const finding = await look('gemma3:4b', `http://127.0.0.1:${port}`);
    other.close();

    expect(finding).toEqual({ kind: 'other_server' });
  });

  it.each([
    [undefined, 'http://127.0.0.1:11434'],
    ['http://gpu:11434/', 'http://gpu:11434'],
    ['http://gpu:11434/v1/', 'http://gpu:11434'],
    ['http://gpu:11434/api', 'http://gpu:11434'],
    ['https://ai.school.example/ollama', 'https://ai.school.example/ollama'],
  ])('goes to the server itself: %s', (given, address) => {
    expect(ollamaAddress(given)).toBe(address);
  });
});
