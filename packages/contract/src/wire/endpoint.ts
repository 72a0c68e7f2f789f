import type * as z from 'zod/mini';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Whether a call needs the token of a signed-in student. */
export type Auth = 'none' | 'required';
type Schema = z.ZodMiniType;

/** The one file of a multipart body. */
export type FilePart = {
  field: string;
  maxBytes: number;
  /** Said when the file is missing, misnamed or not alone. */
  message: string;
};

/** Part of a long body that can be checked alone. */
export type BodyPiece = {
  /** What it lies in, under the last step of its path. */
  holder: object;
  path: PropertyKey[];
  schema: Schema;
};

type BodyPieces = { list: (body: unknown) => Iterable<BodyPiece>; frame: Schema };

/** One call of the API: the server validates and documents from it, the browser calls through it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  A extends Auth = Auth,
  News extends Schema | undefined = Schema | undefined,
> = {
  summary: string;
  method: Method;
  /** Further verbs that do the same. The specification hides the method of one call. */
  alsoMethods?: readonly Method[];
  /** Fastify notation: `/user/register/:code`. */
  path: string;
  auth: A;
  params: Params;
  query: Query;
  body: Body;
  /** A `multipart` body is the endpoint's file and nothing else. */
  bodyKind: 'none' | 'json' | 'multipart';
  file?: FilePart;
  /**
   * Of a body so long that checking it at once would hold up everybody else: its pieces are checked one by one, then
   * what is around them. Together they ask for the same as `body`.
   */
  pieces?: BodyPieces;
  bodyLimit: number;
  /** Said instead of the general sentence when the body is over its limit. */
  tooLarge?: string;
  /** A repeated `Idempotency-Key` gets the first answer again instead of a second row. */
  isIdempotent: boolean;
  /** The AI calls answer without the envelope; a zip archive is made while it is sent; tables and calendars are one text; `media` names its own type. */
  answer: 'envelope' | 'bare' | 'zip' | 'csv' | 'ics' | 'media';
  /** How long the caller may keep the answer; whoever asks again learns whether it is still the same. Without it, never. */
  keptSeconds?: number;
  data: Data;
  /**
   * What is told before the answer to whoever asks for `application/x-ndjson`: each of them is a line, and
   * the last line is the answer. Leaving out every line but the last loses nothing.
   */
  news: News;
  success: { status: 200 | 201; message: string };
  /** Does something although it can be read with GET. */
  changesOnGet: boolean;
  /** Never turned away under load: shedding it would log people out. */
  isEssential: boolean;
  /** Called by the programs of others, wherever they say they come from. */
  isForAnySite: boolean;
};

type Draft<P, Q, B, D, A, N> = {
  summary: string;
  method: Method;
  alsoMethods?: readonly Method[];
  path: string;
  auth: A;
  params?: P;
  query?: Q;
  body?: B;
  file?: FilePart;
  pieces?: BodyPieces;
  bodyLimit: number;
  tooLarge?: string;
  isIdempotent?: true;
  answer?: 'bare' | 'zip' | 'csv' | 'ics' | 'media';
  keptSeconds?: number;
  data: D;
  news?: N;
  success?: Partial<{ status: 200 | 201; message: string }>;
  changesOnGet?: true;
  isEssential?: boolean;
  isForAnySite?: true;
};

export function endpoint<
  D extends Schema,
  const A extends Auth,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  N extends Schema | undefined = undefined,
>(draft: Draft<P, Q, B, D, A, N>): Endpoint<P, Q, B, D, A, N> {
  return {
    ...draft,
    params: draft.params as P,
    query: draft.query as Q,
    body: draft.body as B,
    news: draft.news as N,
    bodyKind: bodyKindOf(draft),
    success: { status: 200, message: 'OK', ...draft.success },
    isIdempotent: draft.isIdempotent ?? false,
    answer: draft.answer ?? 'envelope',
    changesOnGet: draft.changesOnGet ?? false,
    isEssential: draft.isEssential ?? false,
    isForAnySite: draft.isForAnySite ?? false,
  };
}

function bodyKindOf({ file, body }: { file?: FilePart; body?: unknown }): Endpoint['bodyKind'] {
  if (file) {
    return 'multipart';
  }
  return body ? 'json' : 'none';
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives after validation. */
export type EndpointRequest<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
};

/** What a caller has to give; parts the endpoint does not take may be left out. */
export type EndpointCall<E extends Endpoint> = OptionalUndefined<{
  params: Input<E['params']>;
  query: Input<E['query']>;
  body: E['bodyKind'] extends 'multipart' ? never : Input<E['body']>;
}>;

export type EndpointData<E extends Endpoint> = z.output<E['data']>;

export type EndpointNews<E extends Endpoint> = E['news'] extends Schema
  ? z.output<E['news']>
  : never;

type OptionalUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] };
