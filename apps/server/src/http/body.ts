import { BODY_LIMIT, type Endpoint, type FilePart, MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, tooLarge } from './errors';
import { parseLongJson, parseStrictJson } from './strict-json';

export async function acceptBodies(app: FastifyInstance, { idleMs }: { idleMs: number }) {
  app.decorateRequest('bodyBytes', null);
  await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 } });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const endpoint = endpointOf(request);
      if (endpoint?.isIdempotent) {
        request.bodyBytes = body;
      }
      if (endpoint?.bodyKind !== 'json' || body.length === 0) {
        return undefined;
      }
      return endpoint.pieces ? parseLongJson(body) : parseStrictJson(body);
    },
  );
  // Calls without a body take whatever a client happens to send along, and ignore it.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  app.addHook('onRequest', async (request, reply) => {
    refuseByHeaders(request);
    limitSilence(request, reply, idleMs);
  });
}

function endpointOf(request: FastifyRequest): Endpoint | undefined {
  return request.routeOptions.config.endpoint;
}

/** Refuses what the headers alone show to be wrong, before a byte of the body is read. */
function refuseByHeaders(request: FastifyRequest) {
  const {
    'content-length': length,
    'content-encoding': encoding,
    'content-type': type,
  } = request.headers;
  const endpoint = endpointOf(request);
  if (Number(length ?? 0) > (endpoint?.bodyLimit ?? BODY_LIMIT.none)) {
    throw tooLarge(request);
  }
  const isAccepted =
    endpoint === undefined ||
    endpoint.bodyKind === 'none' ||
    isLeftOut(request) ||
    (endpoint.bodyKind === 'json' ? isJson(type) : isMultipart(type));
  if (encoding !== undefined || !isAccepted) {
    throw new AppError('unsupported_type', MESSAGES.unsupportedType);
  }
}

function isLeftOut({ headers, routeOptions }: FastifyRequest): boolean {
  return (
    routeOptions.config.isBodyOptional === true &&
    headers['content-type'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length'] ?? 0) === 0
  );
}

function isJson(type = ''): boolean {
  return /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(type);
}

function isMultipart(type = ''): boolean {
  return /^multipart\/form-data\s*;/i.test(type);
}

/** A client that stops in the middle of a body is let go, long before the limit for whole requests. */
function limitSilence(request: FastifyRequest, reply: FastifyReply, idleMs: number) {
  const { raw } = request;
  if (
    raw.headers['content-length'] === undefined &&
    raw.headers['transfer-encoding'] === undefined
  ) {
    return;
  }
  const idle = setTimeout(() => {
    if (!raw.complete && !reply.sent) {
      sendError(new AppError('timeout', MESSAGES.timeout), request, reply);
    }
  }, idleMs);
  raw.on('data', () => idle.refresh());
  raw.pause();
  const stop = () => clearTimeout(idle);
  raw.once('end', stop).once('close', stop);
}

/** What the parser says to a second file, a text field or one part too many. */
const NOT_ALONE = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);

/** The one file of a multipart call, under the expected field name. The name of the file is never used. */
export async function readSingleFile(
  request: FastifyRequest,
  { field, maxBytes, message }: FilePart,
): Promise<Uint8Array> {
  const missing = new AppError('invalid_input', message);
  let found: Uint8Array | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type !== 'file' || part.fieldname !== field || found) {
        throw missing;
      }
      found = await part.toBuffer();
    }
  } catch (error) {
    throw isNotAlone(error) ? missing : asRefusal(error);
  }
  if (!found) {
    throw missing;
  }
  return found;
}

/** The parser's own complaints carry no code; all of them are about what the client wrote. */
function asRefusal(error: unknown): unknown {
  const isParsers = error instanceof Error && !(error instanceof AppError) && !('code' in error);
  return isParsers
    ? new AppError('invalid_input', MESSAGES.invalidRequest, { cause: error })
    : error;
}

function isNotAlone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_ALONE.has(String(error.code));
}
