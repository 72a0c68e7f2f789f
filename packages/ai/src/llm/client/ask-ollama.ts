import * as z from 'zod/mini';
import { LlmFailure } from '../llm-failure';
import type { Question } from '../question';
import { AnswerTooLargeError, createGuardedFetch } from './guarded-fetch';
import { ollamaHeaders } from './ollama-address';

const TEMPERATURE = 0.2;
/** A class reads its texts within a lesson; loading a model takes longer than an answer. */
const KEEP_ALIVE = '30m';

/** What one line of the answer may be. */
const LineSchema = z.object({
  message: z.optional(z.object({ content: z.string() })),
  done: z.optional(z.boolean()),
  error: z.optional(z.string()),
});

export type OllamaModel = {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** What it may look at, and how much of that is for the answer. */
  contextTokens: number;
  answerTokens: number;
};

/**
 * Asks an Ollama server in its own language: through the one of OpenAI it cannot be told how much to look
 * at, looks at 4,096 tokens and silently leaves out the rest.
 */
export async function askOllama(
  { baseUrl, model, apiKey, contextTokens, answerTokens }: OllamaModel,
  { system, prompt, schema, maxCharacters, isSteady }: Question,
  { signal, mayCall }: { signal: AbortSignal; mayCall: () => Promise<boolean> },
): Promise<string> {
  const body = {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ],
    stream: true,
    // What does not fit is an error, not half a text.
    truncate: false,
    shift: false,
    keep_alive: KEEP_ALIVE,
    options: {
      num_ctx: contextTokens,
      ...(isSteady && { num_predict: answerTokens, temperature: TEMPERATURE }),
    },
    ...(schema && { format: schema }),
    // Thoughts would fill the context; models that have none may refuse to be told.
    ...(isSteady && { think: false }),
  };
  try {
    const response = await createGuardedFetch(mayCall)(`${baseUrl}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ollamaHeaders(apiKey) },
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new LlmFailure('refused', { status: response.status });
    }
    return await readLines(response.body, maxCharacters);
  } catch (error) {
    signal.throwIfAborted();
    throw toFailure(error);
  }
}

/** One JSON object a line, each with the next piece of the answer. */
async function readLines(body: ReadableStream<Uint8Array>, maxCharacters: number): Promise<string> {
  let answer = '';
  let rest = '';
  let isDone = false;
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = readLine(line);
      answer += said.text;
      isDone ||= said.isDone;
    }
    if (answer.length > maxCharacters) {
      throw new LlmFailure('too_large');
    }
  }
  const last = readLine(rest);
  if (!isDone && !last.isDone) {
    // The server went away in mid-sentence.
    throw new LlmFailure('unreachable');
  }
  return answer + last.text;
}

function readLine(line: string): { text: string; isDone: boolean } {
  if (line.trim() === '') {
    return { text: '', isDone: false };
  }
  const { data } = LineSchema.safeParse(parseOrNothing(line));
  if (!data) {
    throw new LlmFailure('unreadable');
  }
  if (data.error !== undefined) {
    throw new LlmFailure('refused');
  }
  return { text: data.message?.content ?? '', isDone: data.done ?? false };
}

function parseOrNothing(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function toFailure(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) {
    return error;
  }
  return new LlmFailure(error instanceof AnswerTooLargeError ? 'too_large' : 'unreachable');
}
