import { Readable } from 'node:stream';
import {
  type Endpoint,
  type EndpointData,
  type EndpointNews,
  type EndpointRequest,
  type MediaFile,
  MESSAGES,
  type Method,
} from '@scholar/contract';
import {
  AppError,
  type Asker,
  type Caller,
  type OwnerId,
  type RequestKey,
  type SessionClaims,
} from '@scholar/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { bearerToken } from './bearer-token';
import { readSingleFile } from './body';
import { askerOf } from './caller';
import { describeIssue, REQUEST_PARSING } from './describe-issue';
import type { DeviceCookie } from './device-cookie';
import { errorBody } from './errors';
import { fileTypeOf } from './file-types';
import { sendKept, sendMedia } from './kept-answer';
import { sendLines, wantsLines } from './line-answer';
import { readRequestKey } from './request-key';
import { createRests } from './rests';
import { signalOf } from './signal-of';
import { isStorableText } from './strict-json';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** A call may come without its body, and then without a content type too. */
    isBodyOptional?: boolean;
  }
  interface FastifyInstance {
    authenticate: Authenticate<SessionClaims>;
    deviceCookie: DeviceCookie;
  }
  interface FastifyRequest {
    claims: SessionClaims | null;
    errorCode: string | null;
    /** Which limit turned the call away. */
    refusalReason: string | null;
    /** The body as it came, for calls where a repetition has to be told from a new call. */
    bodyBytes: Uint8Array | null;
  }
}

type Context = {
  caller: Caller;
  /** Whom the call is counted against. */
  asker: Asker;
  /** Has the browser keep the id of its device. */
  giveDevice: (device: string | undefined) => void;
  /** Aborts when the client goes away without waiting for the answer. */
  signal: AbortSignal;
};
type SignedInContext<C> = Context & {
  owner: OwnerId;
  claims: C;
  file: Uint8Array;
  /** Where the endpoint is idempotent and the client has a key. */
  once: RequestKey | undefined;
};
type ContextOf<E extends Endpoint, C> = (E['auth'] extends 'required'
  ? SignedInContext<C>
  : Context) & {
  /** Tells the client what is known before the answer, if it wants to hear it. */
  tell: (news: EndpointNews<E>) => void;
};
type Authenticate<C> = (token: string | undefined) => Promise<C>;

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * Binds an endpoint of the contract to a service call: authenticates, validates, wraps the envelope.
 * A handler that has to know more about the session than whose it is passes its own `authenticate`.
 */
export function route<E extends Endpoint, C extends SessionClaims = SessionClaims>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>, context: ContextOf<E, C>) => Promise<EndpointData<E>>,
  options: {
    authenticate?: Authenticate<C>;
    /** Where to look for calls that share this address under another method. */
    among?: readonly Endpoint[];
  } = {},
) {
  const authenticate = options.authenticate ?? app.authenticate;
  app.route({
    method: methodsOf(endpoint),
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit,
    config: { endpoint, isBodyOptional: takesNothing(endpoint.body) },
    // Before the body is read, so that refused callers send nothing in vain.
    ...(endpoint.auth === 'required' && {
      onRequest: async (request: FastifyRequest) => {
        request.claims = await authenticate(bearerToken(request));
      },
    }),
    handler: async (request, reply) => {
      const input = {
        params: validate(endpoint.params, request.params, 'address'),
        query: validate(endpoint.query, request.query, 'query'),
        body: await validateBody(endpoint, request.body),
      } as EndpointRequest<E>;
      const context = await contextOf(endpoint, request, reply);
      const answer = async (tell: (news: unknown) => void) =>
        z.parse(
          endpoint.data,
          await handler(input, { ...context, tell } as unknown as ContextOf<E, C>),
        );
      if (wantsLines(endpoint, request)) {
        return sendLines(endpoint, { request, reply }, answer);
      }
      const shown = await answer(() => undefined);
      if (endpoint.answer === 'media') {
        const file = shown as Exclude<MediaFile, Blob>;
        return sendMedia(request, reply, { ...file, keptSeconds: endpoint.keptSeconds ?? 0 });
      }
      const type = fileTypeOf(endpoint);
      if (type) {
        const content = shown as string | AsyncIterable<Uint8Array>;
        return typeof content === 'string' && endpoint.keptSeconds !== undefined
          ? sendKept(request, reply, { type, content, keptSeconds: endpoint.keptSeconds })
          : sendFile(reply, { type, ending: endpoint.answer, content });
      }
      return reply.code(endpoint.success.status).send(toBody(endpoint, shown));
    },
  });
  const here = options.among?.filter(({ path }) => path === endpoint.path) ?? [endpoint];
  if (here[0] === endpoint) {
    refuseOtherMethods(app, endpoint.path, here.flatMap(methodsOf));
  }
}

function methodsOf({ method, alsoMethods = [] }: Endpoint): Method[] {
  return [method, ...alsoMethods];
}

function toBody({ answer, success: { status, message } }: Endpoint, data: unknown) {
  return answer === 'bare' ? data : { responseCode: status, message, data };
}

function sendFile(
  reply: FastifyReply,
  file: { type: string; ending: string; content: string | AsyncIterable<Uint8Array> },
) {
  const { type, ending, content } = file;
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="scholar-${day}.${ending}"`)
    .send(typeof content === 'string' ? content : Readable.from(content, { objectMode: false }));
}

function refuseOtherMethods(app: FastifyInstance, url: string, methods: Method[]) {
  app.route({
    method: ALL_METHODS.filter((method) => !methods.some((taken) => taken === method)),
    url,
    handler: (request, reply) => {
      request.errorCode = 'method_not_allowed';
      return reply
        .code(405)
        .header('allow', methods.join(', '))
        .send(errorBody('method_not_allowed', MESSAGES.methodNotAllowed));
    },
  });
}

async function contextOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context | SignedInContext<SessionClaims>> {
  const context = {
    caller: request.caller,
    asker: askerOf(request),
    signal: signalOf(reply),
    giveDevice(device: string | undefined) {
      if (device !== undefined) {
        request.server.deviceCookie.give(reply, device);
      }
    },
  };
  const { claims } = request;
  if (!claims) {
    return context;
  }
  const file = endpoint.file ? await readSingleFile(request, endpoint.file) : new Uint8Array();
  const once = endpoint.isIdempotent ? readRequestKey(request) : undefined;
  return { ...context, claims, owner: claims.owner, file, once };
}

function takesNothing(schema: Endpoint['body']): boolean {
  return schema?.safeParse(undefined).success ?? false;
}

async function validateBody({ body, pieces }: Endpoint, value: unknown): Promise<unknown> {
  if (!pieces) {
    return validate(body, value, 'body');
  }
  const rest = createRests();
  for (const { holder, path, schema } of pieces.list(value)) {
    const key = path.at(-1) ?? '';
    const result = schema.safeParse(Reflect.get(holder, key), REQUEST_PARSING);
    if (!result.success) {
      const [issue] = result.error.issues;
      throw invalidBody(issue && { ...issue, path: [...path, ...issue.path] });
    }
    Reflect.set(holder, key, result.data);
    await rest();
  }
  return validate(pieces.frame, value, 'body');
}

function invalidBody(issue: z.core.$ZodIssue | undefined): AppError {
  return new AppError('invalid_input', describeIssue(issue, 'body'));
}

function validate(schema: Endpoint['body'], value: unknown, part: string): unknown {
  if (!schema) {
    return undefined;
  }
  if (part !== 'body') {
    refuseUnstorable(value);
  }
  const result = schema.safeParse(value, REQUEST_PARSING);
  if (result.success) {
    return result.data;
  }
  throw new AppError('invalid_input', describeIssue(result.error.issues[0], part));
}

/** Only for addresses, which the framework decodes unchecked: bodies are checked while they are parsed. */
function refuseUnstorable(values: unknown) {
  for (const value of Object.values(values ?? {})) {
    if (typeof value === 'string' && !isStorableText(value)) {
      throw new AppError('invalid_input', MESSAGES.invalidRequest);
    }
  }
}
