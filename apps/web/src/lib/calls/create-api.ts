import {
  type Endpoint,
  type Envelope,
  EnvelopeSchema,
  ErrorLineSchema,
  MESSAGES,
} from '@scholar/contract';
import { ApiError, type Api, type ApiOptions } from '../api/api';
import { pageLanguage } from '../i18n';
import { ACCEPT_LINES, isInLines, readLines } from './read-lines';

type Parts = { params?: unknown; query?: unknown; body?: unknown };

export type ApiDependencies = {
  base: (endpoint: Endpoint) => string;
  readToken: () => string | null;
  /** The server no longer takes the token. */
  onUnauthenticated: () => void;
  startBusy: () => () => void;
  /** Of calls to the main API only: the AI backend may be another machine. */
  reportAnswer: (hasAnswered: boolean) => void;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
};

/** Answers that are saved as a file and not parsed. */
const FILE_ANSWERS = new Set<Endpoint['answer']>(['zip', 'csv', 'ics', 'media']);

export function createApi(dependencies: ApiDependencies): Api {
  const { base, readToken, onUnauthenticated, startBusy } = dependencies;

  async function send(endpoint: Endpoint, parts: Parts, options: ApiOptions, token: string | null) {
    const reportAnswer = endpoint.answer === 'bare' ? () => {} : dependencies.reportAnswer;
    const headers = new Headers({ accept: options.onNews ? ACCEPT_LINES : 'application/json' });
    if (token !== null) {
      headers.set('authorization', `Bearer ${token}`);
    }
    if (parts.body !== undefined) {
      headers.set('content-type', 'application/json');
    }
    if (options.idempotencyKey !== undefined) {
      headers.set('idempotency-key', options.idempotencyKey);
    }
    try {
      const response = await dependencies.fetch(base(endpoint) + toPath(endpoint.path, parts), {
        method: endpoint.method,
        headers,
        body: options.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body)),
        // What may be kept is asked for again all the same, and sent only where it is another.
        cache: endpoint.keptSeconds === undefined ? 'no-store' : 'default',
        keepalive: options.keepalive ?? false,
        signal: options.signal ?? null,
      });
      const body = await readBody(endpoint, response, options);
      reportAnswer(true);
      return { response, body };
    } catch (cause) {
      if (options.signal?.aborted && !isTimeout(options.signal.reason)) {
        throw cause;
      }
      reportAnswer(false);
      throw new ApiError('Nothing answered.', { code: 'offline' }, { cause });
    }
  }

  async function call(endpoint: Endpoint, parts: Parts = {}, options: ApiOptions = {}) {
    const token = endpoint.auth === 'required' ? readToken() : null;
    if (endpoint.auth === 'required' && token === null) {
      onUnauthenticated();
      throw new ApiError(MESSAGES.signIn, { code: 'unauthenticated', status: 401 });
    }
    const endBusy = options.isQuiet ? undefined : startBusy();
    try {
      const { response, body } = await send(endpoint, parts, options, token);
      // An old token's late answer must not end the session that a new login has begun.
      if (response.status === 401 && token !== null && readToken() === token) {
        onUnauthenticated();
      }
      return typeof body === 'string' ? readData(endpoint, response, body) : body;
    } catch (error) {
      throw error instanceof ApiError && pageLanguage() !== 'en' ? await translate(error) : error;
    } finally {
      endBusy?.();
    }
  }

  // The endpoint's own schema has checked what comes back, so it is what the caller's type says.
  return call as Api;
}

function readBody(
  endpoint: Endpoint,
  response: Response,
  { onNews }: ApiOptions,
): Promise<string | Blob> {
  if (response.ok && FILE_ANSWERS.has(endpoint.answer)) {
    return response.blob();
  }
  return onNews && response.body && isInLines(response)
    ? readLastLine(endpoint, response.body, onNews)
    : response.text();
}

/** What comes before it is told as soon as it is there. */
async function readLastLine(
  { news }: Endpoint,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onNews: (news: never) => void,
): Promise<string> {
  let last = '';
  await readLines(body, (line) => {
    const told = news?.safeParse(parseJson(line));
    if (told?.success) {
      // The endpoint's own schema has checked it, so it is what the caller's type says.
      onNews(told.data as never);
    } else {
      last = line;
    }
  });
  return last;
}

function readData(endpoint: Endpoint, response: Response, text: string): unknown {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const retryAfterSeconds = toSeconds(headers.get('retry-after'));
  const answer = parseJson(text);
  if (endpoint.answer === 'bare' && response.ok) {
    const failed = ErrorLineSchema.safeParse(answer);
    if (endpoint.news && failed.success) {
      throw toApiError(failed.data.error, { requestId });
    }
    return checkData(endpoint, answer, { status, requestId });
  }
  const envelope = EnvelopeSchema.safeParse(answer);
  if (!envelope.success) {
    throw new ApiError('The answer is no envelope.', {
      code: 'bad_answer',
      status,
      retryAfterSeconds,
      requestId,
    });
  }
  const { responseCode, data } = envelope.data;
  if (!response.ok || responseCode !== status) {
    throw toApiError({ ...envelope.data, responseCode: status }, { retryAfterSeconds, requestId });
  }
  return checkData(endpoint, data, { status, requestId });
}

/** Sentences in other languages are loaded with the first one that is to be said. */
async function translate(error: ApiError): Promise<ApiError> {
  try {
    const { sayMessage } = await import('../messages/say-message.texts');
    return new ApiError(
      error.message,
      { ...error, said: sayMessage(error.message, error.messageId) },
      { cause: error },
    );
  } catch {
    // Without a connection the sentence stays in English.
    return error;
  }
}

function toApiError(
  { message, errorCode, messageId, responseCode }: Envelope,
  details: { retryAfterSeconds?: number | undefined; requestId: string | undefined },
): ApiError {
  // Only an unexpected failure comes without its kind.
  return new ApiError(message, {
    code: errorCode ?? 'internal',
    status: responseCode,
    messageId,
    ...details,
  });
}

function checkData(
  endpoint: Endpoint,
  answered: unknown,
  details: { status: number; requestId: string | undefined },
): unknown {
  const data = endpoint.data.safeParse(answered);
  if (!data.success) {
    throw new ApiError('The answer has an unknown shape.', { code: 'bad_answer', ...details });
  }
  return data.data;
}

function toPath(pattern: string, { params, query }: Parts): string {
  const values = toEntries(params);
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const search = new URLSearchParams([...toEntries(query)]).toString();
  return search === '' ? path : `${path}?${search}`;
}

function toEntries(values: unknown): Map<string, string> {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return new Map(given.map(([name, value]) => [name, String(value)]));
}

function toSeconds(retryAfter: string | null): number | undefined {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** A signal that ran out of time means that nobody answered; any other was the caller's wish. */
function isTimeout(reason: unknown): boolean {
  const isNamed = typeof reason === 'object' && reason !== null && 'name' in reason;
  return isNamed && reason.name === 'TimeoutError';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page is no JSON: it fails the envelope check with the status it came with.
    return undefined;
  }
}
