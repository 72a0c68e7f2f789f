import { setTimeout as wait } from 'node:timers/promises';
import { LlmFailure } from '../llm-failure';

/** The longest answer that is read; a page of cards has a hundredth of it. */
const ANSWER_MAX_BYTES = 1_048_576;
const RETRY_AFTER_MS = 250;
/** What a proxy in front of a healthy provider says while it restarts. */
const PASSING = new Set([502, 503]);
/** Nobody was there to read the question. After any other error it may have been read, and billed. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export class AnswerTooLargeError extends Error {
  constructor() {
    super(`The answer has more than ${ANSWER_MAX_BYTES} bytes`);
    this.name = 'AnswerTooLargeError';
  }
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` that asks before it calls, tries once more when nobody was there, follows no redirect and
 * stops reading in time.
 */
export function createGuardedFetch(mayCall: () => Promise<boolean>): Fetch {
  async function call(input: string | URL | Request, init: RequestInit): Promise<Response> {
    if (!(await mayCall())) {
      throw new LlmFailure('daily_limit');
    }
    init.signal?.throwIfAborted();
    // A redirect would take the key and the document to an address that nobody configured.
    return fetch(input, { ...init, redirect: 'error' });
  }

  return async (input, init = {}) => {
    const first = await call(input, init).catch((error: unknown) => {
      if (!isNotConnected(error)) {
        throw error;
      }
    });
    if (first && !PASSING.has(first.status)) {
      return capped(first);
    }
    await first?.body?.cancel();
    await wait(RETRY_AFTER_MS, undefined, init.signal ? { signal: init.signal } : {});
    return capped(await call(input, init));
  };
}

function isNotConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NOT_CONNECTED.has(String(cause.code));
}

function capped(response: Response): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_MAX_BYTES) {
        controller.error(new AnswerTooLargeError());
      } else {
        controller.enqueue(chunk);
      }
    },
  });
  return new Response(response.body?.pipeThrough(counter) ?? null, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}
