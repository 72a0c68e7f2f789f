import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** What the provider does with a question. */
export type ProviderReply =
  | { kind: 'stream' | 'whole' | 'cut'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; text?: string }
  | { kind: 'stall' | 'endless' | 'drop' };

export type ProviderQuestion = {
  system: string;
  /** The part of the document, without the lines around it. */
  passage: string;
  isRepair: boolean;
  authorization: string | undefined;
  body: unknown;
};

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

const BodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** An OpenAI-compatible server on this machine that answers as it is told. */
export async function startFakeProvider(
  answer: (question: ProviderQuestion) => ProviderReply = answerHonestly,
) {
  const state = { answer, questions: [] as ProviderQuestion[], open: 0, requests: 0 };
  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse) {
    state.open += 1;
    state.requests += 1;
    response.once('close', () => (state.open -= 1));
    const body: unknown = JSON.parse(await readText(request));
    const { messages } = BodySchema.parse(body);
    const system = messages.find(({ role }) => role === 'system')?.content ?? '';
    const prompt = messages.find(({ role }) => role === 'user')?.content ?? '';
    const question = {
      system,
      passage: prompt.split('\n').slice(1, -1).join('\n'),
      isRepair: system.includes('could not be read'),
      authorization: request.headers.authorization,
      body,
    };
    state.questions.push(question);
    reply(response, state.answer(question));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Everything that was asked so far. */
    get questions() {
      return state.questions;
    },
    /** Calls of any kind, also those that ask nothing. */
    get requests() {
      return state.requests;
    },
    /** Questions that are neither answered nor given up. */
    get open() {
      return state.open;
    },
    answerWith(next: (question: ProviderQuestion) => ProviderReply) {
      state.answer = next;
      state.questions = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reply(response: ServerResponse, told: ProviderReply) {
  switch (told.kind) {
    case 'status':
      response.writeHead(told.status, told.headers).end(told.text ?? '{"error":{"message":"no"}}');
      return;
    case 'drop':
      response.destroy();
      return;
    case 'whole':
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          choices: [{ message: { role: 'assistant', content: told.text }, finish_reason: 'stop' }],
        }),
      );
      return;
    case 'stall':
      openStream(response).write(event('{"cards": ['));
      return;
    case 'endless':
      pourForever(openStream(response));
      return;
    case 'cut':
      openStream(response).write(event(told.text.slice(0, told.text.length / 2)));
      response.end(event('', 'length'));
      return;
    case 'stream':
      openStream(response);
      for (let at = 0; at < told.text.length; at += 50) {
        response.write(event(told.text.slice(at, at + 50)));
      }
      response.end(`${event('', 'stop')}data: [DONE]\n\n`);
  }
}

function openStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function pourForever(response: ServerResponse) {
  const pour = () => {
    let hasRoom = true;
    while (hasRoom && !response.destroyed) {
      hasRoom = response.write(event('x'.repeat(10_000)));
    }
  };
  response.on('drain', pour);
  pour();
}

function event(content: string, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ choices })}\n\n`;
}

/** Takes sentences like 'A cell is the smallest unit.' for cards and for a summary. */
export function answerHonestly({ system, passage }: ProviderQuestion): ProviderReply {
  const found = [...passage.matchAll(/(?<=^|\. |\n)(?:An? )?((\p{L}+) is ([^.]+)\.)/gmu)].map(
    ([sentence, , term = '', definition = '']) => ({ sentence, term, definition }),
  );
  const answer = system.includes('flashcards')
    ? {
        cards: found.map(({ sentence, term, definition }) => ({
          term,
          definition,
          quote: sentence,
          importance: 4,
        })),
      }
    : {
        title: 'The cell and its water',
        field: 'Biology',
        sentences: found.map(({ sentence }) => ({ sentence, quote: sentence, importance: 4 })),
      };
  return { kind: 'stream', text: JSON.stringify(answer) };
}
