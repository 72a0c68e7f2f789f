import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { ERROR_STATUS, type ErrorCode, messageIdOf, MESSAGES } from '@scholar/contract';
import { toAppError } from '@scholar/db';
import { AppError } from '@scholar/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What Fastify itself refuses, in our words. Its own texts repeat the address, which may hold a code. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', MESSAGES.unsupportedType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', MESSAGES.invalidRequest],
  FST_ERR_BAD_URL: ['invalid_input', MESSAGES.invalidRequest],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long', MESSAGES.uriTooLong],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_type', MESSAGES.unsupportedType],
};

const CLIENT_ERRORS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

const RETRY_AFTER_SECONDS = 5;
/** How long, and how much, a client that was refused may go on sending. */
const LISTEN_ON = { ms: 5_000, bytes: 16_777_216 };

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** Some calls have a message of their own for this, which names their limit. */
export function tooLarge({ routeOptions }: FastifyRequest): AppError {
  return new AppError('too_large', routeOptions.config.endpoint?.tooLarge ?? MESSAGES.tooLarge);
}

/** Logs what has to be, and tells what the client may know. */
export function reportError(error: unknown, request: FastifyRequest) {
  const known = asAppError(error, request);
  request.errorCode = known.code;
  request.refusalReason = known.reason ?? null;
  if (known.code === 'internal') {
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
  } else if (known.code === 'unavailable' && known.cause) {
    request.log.warn({ err: known.cause, route: request.routeOptions.url }, 'dependency failed');
  }
  return { known, body: errorBody(known.code, known.message) };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { known, body } = reportError(error, request);
  const retryAfter =
    known.retryAfterSeconds ?? (known.code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) {
    void reply.header('retry-after', String(retryAfter));
  }
  // What is left of a body that nobody will read must not be taken for the next request.
  if (known.code === 'too_large' || known.code === 'timeout') {
    void reply.header('connection', 'close');
  }
  void reply.code(ERROR_STATUS[known.code]);
  return known.code === 'too_large' ? sendBeforeBodyEnds(body, request, reply) : reply.send(body);
}

/**
 * Closing at once would reset a connection on which the client still sends, and most programs look for the
 * answer only when they have sent everything. So the rest is read for a moment, and forgotten.
 */
function sendBeforeBodyEnds(body: unknown, { raw }: FastifyRequest, reply: FastifyReply) {
  const text = JSON.stringify(body);
  async function* writeThenListen() {
    yield text;
    await forgetRest(raw);
  }
  return reply
    .type('application/json; charset=utf-8')
    .header('content-length', Buffer.byteLength(text))
    .send(Readable.from(writeThenListen(), { objectMode: false }));
}

async function forgetRest(raw: IncomingMessage) {
  const enough = new AbortController();
  const timer = setTimeout(() => enough.abort(), LISTEN_ON.ms);
  let bytes = 0;
  raw.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > LISTEN_ON.bytes) {
      enough.abort();
    }
  });
  if (!raw.readableEnded && !raw.destroyed) {
    await once(raw, 'end', { signal: enough.signal }).catch(() => {});
  }
  clearTimeout(timer);
}

/** Whoever gets an `internal` error learns nothing but the message. */
export function errorBody(code: ErrorCode, message: string) {
  const messageId = messageIdOf(message);
  return {
    responseCode: ERROR_STATUS[code],
    message,
    data: null,
    ...(code !== 'internal' && { errorCode: code, ...(messageId !== undefined && { messageId }) }),
  };
}

function asAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) {
    return error;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') {
    return tooLarge(request);
  }
  const framework = FRAMEWORK_ERRORS[code];
  if (framework) {
    return new AppError(...framework);
  }
  return (
    refusedByFramework(error) ??
    toAppError(error) ??
    new AppError('internal', MESSAGES.internal, { cause: error })
  );
}

/** Others that the framework blames on the client: a body that broke off would pass for a lost database. */
function refusedByFramework(error: unknown): AppError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 403 || status === 404) {
    // A file that must not be read answers like one that is not there.
    return new AppError('not_found', MESSAGES.notFound, { cause: error });
  }
  return status >= 400 && status < 500
    ? new AppError('invalid_input', MESSAGES.invalidRequest, { cause: error })
    : undefined;
}

/** Requests that cannot be parsed are answered on the socket, with the same envelope. */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = CLIENT_ERRORS[error.code ?? ''] ?? 'invalid_input';
  const message =
    {
      headers_too_large: MESSAGES.headersTooLarge,
      timeout: MESSAGES.timeout,
    }[code as string] ?? MESSAGES.invalidRequest;
  const body = JSON.stringify(errorBody(code, message));
  socket.end(
    [
      `HTTP/1.1 ${ERROR_STATUS[code]} ${code}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
