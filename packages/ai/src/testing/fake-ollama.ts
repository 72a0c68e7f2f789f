import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { answerHonestly, type ProviderQuestion } from './fake-provider';

const ChatSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  options: z.looseObject({ num_ctx: z.number(), num_predict: z.optional(z.number()) }),
  format: z.optional(z.unknown()),
  think: z.optional(z.boolean()),
  truncate: z.boolean(),
});
type Chat = z.output<typeof ChatSchema>;

/** What the server does with a question, where it does not answer. */
export type OllamaReply = 'answer' | 'break_off' | 'error_line' | 'refuse_think' | 'refuse_format';

export type FakeOllama = Awaited<ReturnType<typeof startFakeOllama>>;

/**
 * A server that speaks Ollama's own protocol as its documentation has it: lines of JSON, errors in its words,
 * and no answer to a question that does not fit into the context it was given.
 */
export async function startFakeOllama({ models = ['gemma3:4b'] }: { models?: string[] } = {}) {
  const state = {
    models,
    reply: 'answer' as OllamaReply,
    chats: [] as Chat[],
    keys: new Set<string>(),
  };
  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse) {
    state.keys.add(request.headers.authorization ?? '');
    switch (`${request.method} ${request.url}`) {
      case 'GET /api/version':
        send(response, 200, { version: '0.12.6' });
        return;
      case 'GET /api/tags':
        send(response, 200, {
          models: state.models.map((name) => ({
            name,
            model: name,
            modified_at: '2026-11-01T10:00:00.000000Z',
            size: 3_338_801_804,
            digest: 'a2af6cc3eb7f',
            details: { format: 'gguf', family: 'gemma3', parameter_size: '4.3B' },
          })),
        });
        return;
      case 'POST /api/chat':
        chat(ChatSchema.parse(JSON.parse(await readText(request))), response);
        return;
      default:
        response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
    }
  }

  function chat(asked: Chat, response: ServerResponse) {
    state.chats.push(asked);
    if (!state.models.includes(asked.model)) {
      send(response, 404, { error: `model '${asked.model}' not found` });
    } else if (countTokens(asked) > asked.options.num_ctx - (asked.options.num_predict ?? 0)) {
      send(response, 400, { error: 'the input length exceeds the context length' });
    } else if (state.reply === 'refuse_think' && asked.think !== undefined) {
      send(response, 400, { error: `"${asked.model}" does not support thinking` });
    } else if (state.reply === 'refuse_format' && asked.format !== undefined) {
      send(response, 400, { error: 'invalid format' });
    } else {
      stream(asked, response, state.reply);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    get chats() {
      return state.chats;
    },
    /** What came as `authorization`; empty without. */
    get keys() {
      return [...state.keys];
    },
    replyWith(reply: OllamaReply) {
      state.reply = reply;
      state.chats = [];
    },
    pull(model: string) {
      state.models = [...state.models, model];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** As small models cut: a token for three and a half plain letters, for every other one with a mark. */
function countTokens({ messages }: Chat): number {
  const words = messages.map(({ content }) => content).join('\n');
  const marked = words.match(/[^ -~\s]/g)?.length ?? 0;
  return (words.length - marked) / 3.5 + marked;
}

function stream(asked: Chat, response: ServerResponse, reply: OllamaReply) {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const at = { model: asked.model, created_at: '2026-11-16T08:00:00.123456Z' };
  const line = (said: object) => response.write(`${JSON.stringify({ ...at, ...said })}\n`);
  const text = answerOf(asked);
  const pieces = text.match(/[^]{1,40}/gu) ?? [];
  const shown = reply === 'answer' || reply.startsWith('refuse') ? pieces : pieces.slice(0, 2);
  for (const content of shown) {
    line({ message: { role: 'assistant', content }, done: false });
  }
  if (reply === 'break_off') {
    response.destroy();
  } else if (reply === 'error_line') {
    response.end(`${JSON.stringify({ error: 'llama runner process has terminated' })}\n`);
  } else {
    line({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: 'stop',
      total_duration: 4_883_583_458,
      load_duration: 1_334_875,
      prompt_eval_count: 26,
      eval_count: 282,
    });
    response.end();
  }
}

function answerOf({ messages }: Chat): string {
  const contentOf = (name: string) => messages.find(({ role }) => role === name)?.content ?? '';
  const question: ProviderQuestion = {
    system: contentOf('system'),
    passage: contentOf('user').split('\n').slice(1, -1).join('\n'),
    isRepair: false,
    authorization: undefined,
    body: undefined,
  };
  const told = answerHonestly(question);
  return 'text' in told ? (told.text ?? '') : '';
}
