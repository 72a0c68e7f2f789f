import type {
  Endpoint,
  EndpointCall,
  EndpointData,
  EndpointNews,
  ErrorCode,
} from '@scholar/contract';

export type ApiOptions<E extends Endpoint = Endpoint> = {
  signal?: AbortSignal;
  /** Stays out of the loading overlay: lists, searches, background reports. */
  isQuiet?: boolean;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  form?: FormData;
  /** The server answers a repeated key with its first answer, so that a retry makes nothing twice. */
  idempotencyKey?: string;
  /** Asks to be told what is known before the answer. A server that tells nothing answers all the same. */
  onNews?: (news: EndpointNews<E>) => void;
};

/** `call` may be left out when the endpoint takes neither params, query nor body. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  ...rest: object extends EndpointCall<E>
    ? [call?: EndpointCall<E>, options?: ApiOptions<NoInfer<E>>]
    : [call: EndpointCall<E>, options?: ApiOptions<NoInfer<E>>]
) => Promise<EndpointData<E>>;

type ApiErrorDetails = {
  code: ErrorCode | 'offline' | 'bad_answer';
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  messageId?: string | undefined;
  /** The message in the language of the page, where that is another one. */
  said?: string | undefined;
};
/** Longer than the server works on any save: a connection that never answers ends here. */
const LONGEST_SAVE_MS = 60_000;

/** A call that did not succeed. `message` is the server's sentence where it sent one; `said` is what to show. */
export class ApiError extends Error {
  readonly code: ApiErrorDetails['code'];
  /** 0 when nothing answered. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;
  readonly messageId: string | undefined;
  readonly said: string;

  constructor(message: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
    this.messageId = details.messageId;
    this.said = details.said ?? message;
  }
}

/** What the server said about a failure, for screens that have a default of their own otherwise. */
export function serverMessage(error: unknown): string | undefined {
  const isFromServer =
    error instanceof ApiError && error.code !== 'offline' && error.code !== 'bad_answer';
  return isFromServer && error.said !== '' ? error.said : undefined;
}

export function isCode(error: unknown, code: ApiErrorDetails['code']): boolean {
  return error instanceof ApiError && error.code === code;
}

export function saveSignal(): AbortSignal {
  return AbortSignal.timeout(LONGEST_SAVE_MS);
}
