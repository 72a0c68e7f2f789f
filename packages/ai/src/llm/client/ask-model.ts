import type { LanguageModel } from 'ai';
import { AnswerTooLargeError } from './guarded-fetch';
import { LlmFailure } from '../llm-failure';
import type { Question } from '../question';

/** Copying quotes wants no imagination. */
const TEMPERATURE = 0.2;

/** The words of the model's answer; throws `LlmFailure` for whatever goes wrong on the way. */
export async function askModel(
  model: LanguageModel,
  { system, prompt, schema, maxCharacters, isSteady }: Question,
  { signal, maxOutputTokens }: { signal: AbortSignal; maxOutputTokens: number },
): Promise<string> {
  const { streamText } = await import('ai');
  // Warnings of the SDK go to the console otherwise, past the log and its rules.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const ending = new AbortController();
  const { fullStream } = streamText({
    model,
    system,
    prompt,
    ...(isSteady && { temperature: TEMPERATURE, maxOutputTokens }),
    output: {
      name: 'answer',
      responseFormat: Promise.resolve(
        schema ? { type: 'json', name: 'answer', schema } : { type: 'text' },
      ),
      // What the model said is read once and by us, item by item; the SDK would take all or nothing.
      parseCompleteOutput: async ({ text }: { text: string }) => text,
      // Compared with the last one to tell whether anything is new: the length is enough.
      parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
      createElementStreamTransform: () => undefined,
    },
    // Who tries again, and when, is decided in `guardedFetch` and `askForItems`.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, ending.signal]),
    experimental_include: { requestBody: false },
    // The default writes the error with the whole request to the console.
    onError: () => undefined,
  });
  try {
    let answer = '';
    for await (const part of fullStream) {
      signal.throwIfAborted();
      if (part.type === 'error') {
        throw part.error;
      }
      if (part.type === 'text-delta') {
        answer += part.text;
      }
      if (answer.length > maxCharacters) {
        throw new AnswerTooLargeError();
      }
    }
    signal.throwIfAborted();
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    throw await toFailure(error);
  } finally {
    ending.abort();
  }
}

async function toFailure(error: unknown): Promise<LlmFailure> {
  const { AISDKError, APICallError } = await import('ai');
  const own = findCause(error, (cause): cause is LlmFailure => cause instanceof LlmFailure);
  if (own) {
    return own;
  }
  if (
    findCause(error, (cause): cause is AnswerTooLargeError => cause instanceof AnswerTooLargeError)
  ) {
    return new LlmFailure('too_large');
  }
  if (!(error instanceof Error)) {
    // An error event in the middle of a stream.
    return new LlmFailure('refused');
  }
  if (!APICallError.isInstance(error)) {
    // The SDK could not make sense of what it got; anything else is the connection's fault.
    return new LlmFailure(AISDKError.isInstance(error) ? 'unreadable' : 'unreachable');
  }
  if (error.statusCode === undefined || error.statusCode < 400) {
    return new LlmFailure(error.statusCode === undefined ? 'unreachable' : 'unreadable');
  }
  return new LlmFailure('refused', {
    status: error.statusCode,
    retryAfterSeconds: toSeconds(error.responseHeaders?.['retry-after']),
  });
}

function findCause<E extends Error>(
  error: unknown,
  isIt: (cause: unknown) => cause is E,
): E | undefined {
  if (isIt(error)) {
    return error;
  }
  return error instanceof Error ? findCause(error.cause, isIt) : undefined;
}

/** Only the form in seconds: the other one is a date, and clocks differ. */
function toSeconds(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
