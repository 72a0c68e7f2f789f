import {
  EnvelopeSchema,
  MESSAGES,
  type Endpoint,
  type EndpointCall,
  type EndpointData,
  type ErrorCode,
} from '@scholar/contract';

export type ApiOptions = {
  signal?: AbortSignal;
  /** Stays out of the loading overlay: lists, searches, background reports. */
  isQuiet?: boolean;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  form?: FormData;
};

/** `call` may be left out when the endpoint takes neither params, query nor body. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  ...rest: object extends EndpointCall<E>
    ? [call?: EndpointCall<E>, options?: ApiOptions]
    : [call: EndpointCall<E>, options?: ApiOptions]
) => Promise<EndpointData<E>>;

type Parts = { params?: unknown; query?: unknown; body?: unknown };

export type ApiDependencies = {
  base: () => string;
  readToken: () => string | null;
  /** The server no longer takes the token. */
  onUnauthenticated: () => void;
  startBusy: () => () => void;
  reportAnswer: (hasAnswered: boolean) => void;
  fetch: typeof fetch;
};

type ApiErrorDetails = {
  code: ErrorCode | 'offline' | 'bad_answer';
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
};

/** A call that did not succeed. `message` is the server's sentence where it sent one. */
export class ApiError extends Error {
  readonly code: ApiErrorDetails['code'];
  /** 0 when nothing answered. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }
}

export function createApi(dependencies: ApiDependencies): Api {
  const { base, readToken, onUnauthenticated, startBusy, reportAnswer } = dependencies;

  async function send(endpoint: Endpoint, parts: Parts, options: ApiOptions, token: string | null) {
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) {
      headers.set('authorization', `Bearer ${token}`);
    }
    if (parts.body !== undefined) {
      headers.set('content-type', 'application/json');
    }
    try {
      const response = await dependencies.fetch(base() + toPath(endpoint.path, parts), {
        method: endpoint.method,
        headers,
        body: options.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body)),
        cache: 'no-store',
        keepalive: options.keepalive ?? false,
        signal: options.signal ?? null,
      });
      const text = await response.text();
      reportAnswer(true);
      return { response, text };
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') {
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
      const { response, text } = await send(endpoint, parts, options, token);
      // An old token's late answer must not end the session that a new login has begun.
      if (response.status === 401 && token !== null && readToken() === token) {
        onUnauthenticated();
      }
      return readData(endpoint, response, text);
    } finally {
      endBusy?.();
    }
  }

  // The endpoint's own schema has checked what comes back, so it is what the caller's type says.
  return call as Api;
}

/** What the server said about a failure, for screens that have a default of their own otherwise. */
export function serverMessage(error: unknown): string | undefined {
  const isFromServer =
    error instanceof ApiError && error.code !== 'offline' && error.code !== 'bad_answer';
  return isFromServer && error.message !== '' ? error.message : undefined;
}

function readData(endpoint: Endpoint, response: Response, text: string): unknown {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const envelope = EnvelopeSchema.safeParse(parseJson(text));
  const retryAfterSeconds = toSeconds(headers.get('retry-after'));
  if (!envelope.success) {
    throw new ApiError('The answer is no envelope.', {
      code: 'bad_answer',
      status,
      retryAfterSeconds,
      requestId,
    });
  }
  const { message, errorCode, responseCode } = envelope.data;
  if (!response.ok || responseCode !== status) {
    const code = errorCode ?? 'bad_answer';
    throw new ApiError(message, { code, status, retryAfterSeconds, requestId });
  }
  const data = endpoint.data.safeParse(envelope.data.data);
  if (!data.success) {
    throw new ApiError('The answer has an unknown shape.', {
      code: 'bad_answer',
      status,
      requestId,
    });
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page is no JSON: it fails the envelope check with the status it came with.
    return undefined;
  }
}
