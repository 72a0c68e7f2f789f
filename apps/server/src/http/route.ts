import {
  type Endpoint,
  type EndpointData,
  type EndpointRequest,
  MESSAGES,
  type Method,
} from '@scholar/contract';
import { AppError, type Caller, type OwnerId, type SessionClaims } from '@scholar/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readSingleFile } from './body';
import { callerOf } from './caller';
import { errorBody } from './errors';
import { isStorableText } from './strict-json';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    authenticate: (token: string | undefined) => Promise<SessionClaims>;
  }
  interface FastifyRequest {
    claims: SessionClaims | null;
    errorCode: string | null;
  }
}

type Context = { caller: Caller };
type SignedInContext = Context & { owner: OwnerId; claims: SessionClaims; file: Uint8Array };
type ContextOf<E extends Endpoint> = E['auth'] extends 'required' ? SignedInContext : Context;

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const FILE_FIELD = 'profilePicture';

/** Binds an endpoint of the contract to a service call: authenticates, validates, wraps the envelope. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>, context: ContextOf<E>) => Promise<EndpointData<E>>,
) {
  const methods: Method[] = [endpoint.method, ...(endpoint.alsoMethods ?? [])];
  app.route({
    method: methods,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit,
    config: { endpoint },
    // Before the body is read: whoever may not call need not be listened to.
    ...(endpoint.auth === 'required' && {
      onRequest: async (request: FastifyRequest) => {
        request.claims = await app.authenticate(bearerToken(request.headers.authorization));
      },
    }),
    handler: async (request, reply) => {
      const input = {
        params: validate(endpoint.params, request.params, 'address'),
        query: validate(endpoint.query, request.query, 'query'),
        body: validate(endpoint.body, request.body, 'body'),
      } as EndpointRequest<E>;
      const data = await handler(input, (await contextOf(endpoint, request)) as ContextOf<E>);
      const { status, message } = endpoint.success;
      return reply
        .code(status)
        .send({ responseCode: status, message, data: z.parse(endpoint.data, data) });
    },
  });
  refuseOtherMethods(app, endpoint.path, methods);
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
): Promise<Context | SignedInContext> {
  const caller = callerOf(request);
  const { claims } = request;
  if (!claims) {
    return { caller };
  }
  const file =
    endpoint.bodyKind === 'multipart'
      ? await readSingleFile(request, FILE_FIELD)
      : new Uint8Array();
  return { caller, claims, owner: claims.owner, file };
}

function bearerToken(header: string | undefined): string | undefined {
  return /^bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
}

function validate(schema: Endpoint['body'], value: unknown, part: string): unknown {
  if (!schema) {
    return undefined;
  }
  if (part !== 'body') {
    refuseUnstorable(value);
  }
  const result = schema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  throw new AppError('invalid_input', describe(result.error.issues[0], part));
}

/** Bodies were checked while they were parsed; addresses arrive decoded by the framework. */
function refuseUnstorable(values: unknown) {
  for (const value of Object.values(values ?? {})) {
    if (typeof value === 'string' && !isStorableText(value)) {
      throw new AppError('invalid_input', MESSAGES.invalidRequest);
    }
  }
}

/** The contract's own sentence where it has one, else the name of the field at fault. */
function describe(issue: z.core.$ZodIssue | undefined, part: string): string {
  if (issue?.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => key.slice(0, 40)).join(', ');
    return `${MESSAGES.invalidRequest} Unknown field: ${names}.`;
  }
  if (issue && issue.message !== 'Invalid input') {
    return issue.message;
  }
  return `${MESSAGES.invalidRequest} Check: ${issue?.path.join('.') || part}.`;
}
