import { setTimeout as wait } from 'node:timers/promises';

/** The longest answer that is read; a page of cards has a hundredth of it. */
const ANSWER_MAX_BYTES = 1_048_576;
const RETRY_AFTER_MS = 250;
/** What a proxy in front of a healthy provider says while it restarts. */
const PASSING = new Set([502, 503]);

export class AnswerTooLargeError extends Error {
  constructor() {
    super(`The answer has more than ${ANSWER_MAX_BYTES} bytes`);
    this.name = 'AnswerTooLargeError';
  }
}

/** `fetch` that tries once more when nobody was there, follows no redirect and stops reading in time. */
export async function guardedFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  // A redirect would take the key and the document to an address that nobody configured.
  const request = { ...init, redirect: 'error' as const };
  const first = await fetch(input, request).catch((error: unknown) => {
    init.signal?.throwIfAborted();
    return error;
  });
  if (first instanceof Response && !PASSING.has(first.status)) {
    return capped(first);
  }
  if (first instanceof Response) {
    await first.body?.cancel();
  }
  await wait(RETRY_AFTER_MS, undefined, init.signal ? { signal: init.signal } : {});
  return capped(await fetch(input, request));
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
