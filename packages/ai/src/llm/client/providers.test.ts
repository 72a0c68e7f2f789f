import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { MODELS_DIR } from '../../testing/models-dir';
import { createLlmEngine } from '../llm-engine';
import type { LlmProvider } from '../llm-settings';

const TEXT =
  'Osmosis is the movement of water through a membrane from low to high concentration. Plants use it.';
const ANSWER = JSON.stringify({
  cards: [
    {
      term: 'osmosis',
      definition: 'the movement of water through a membrane',
      quote: TEXT.slice(0, 83),
      importance: 5,
    },
  ],
});
const work = { signal: new AbortController().signal };

let close = () => {};
afterEach(() => close());

/** A server that says the same to everybody, and what it was asked. */
async function startServer(events: readonly object[]) {
  const asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
    });
  });
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked };
}

async function ask(provider: LlmProvider, model: string, events: readonly object[]) {
  const { baseUrl, asked } = await startServer(events);
  const engine = createLlmEngine(
    { provider, model, baseUrl, apiKey: 'sk-1', timeoutMs: 20_000 },
    { modelsDir: MODELS_DIR },
  );
  const { cards } = await engine.makeFlashcards({ text: TEXT, count: 1 }, work);
  return { terms: cards.map(({ term }) => term), request: asked[0] };
}

function claudeEvents(block: object, delta: object): object[] {
  const message = {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'x',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  return [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 5 },
    },
    { type: 'message_stop' },
  ];
}

describe('the language of', () => {
  it('Anthropic, with a model that can be held to a schema', async () => {
    const { terms, request } = await ask(
      'anthropic',
      'claude-sonnet-4-5',
      claudeEvents({ type: 'text', text: '' }, { type: 'text_delta', text: ANSWER }),
    );

    expect(terms).toEqual(['osmosis']);
    expect(request?.url).toBe('/v1/messages');
    expect(request?.headers['x-api-key']).toBe('sk-1');
  });

  it('Anthropic, with an older model that answers through a tool', async () => {
    const { terms } = await ask(
      'anthropic',
      'claude-3-haiku-20240307',
      claudeEvents(
        { type: 'tool_use', id: 't', name: 'json', input: {} },
        { type: 'input_json_delta', partial_json: ANSWER },
      ),
    );

    expect(terms).toEqual(['osmosis']);
  });

  it('Google', async () => {
    const { terms, request } = await ask('google', 'gemini-2.5-flash', [
      {
        candidates: [
          {
            content: { role: 'model', parts: [{ text: ANSWER }] },
            finishReason: 'STOP',
            index: 0,
          },
        ],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      },
    ]);

    expect(terms).toEqual(['osmosis']);
    expect(request?.url).toContain('/models/gemini-2.5-flash:streamGenerateContent');
    expect(request?.headers['x-goog-api-key']).toBe('sk-1');
    expect(request?.body).toContain('responseSchema');
  });
});
