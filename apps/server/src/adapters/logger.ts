import { type DestinationStream, type Logger, pino } from 'pino';

/** Values that are removed from the log even if somebody logs them by mistake. */
const SECRETS = [
  'password',
  'newPassword',
  'token',
  'jwtToken',
  'code',
  'email',
  'content',
  'sourceText',
];

const MESSAGE_MAX = 200;

export function createLogger(
  { level }: { level: string },
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: [
        // Libraries write whole requests down at the chattier levels.
        '*.headers.authorization',
        '*.headers.cookie',
        '*.document_text',
        ...SECRETS.flatMap((name) => [name, `*.${name}`]),
      ],
    },
    destination,
  );
}

type ErrorDescription = {
  type: string;
  message?: string;
  /** An SQLSTATE or an error number of the system. */
  state?: string;
  stack?: string[];
  cause?: ErrorDescription;
};

/** The error without its data, because database errors quote the values of a query. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) {
    return { type: typeof error };
  }
  const state = 'code' in error ? String(error.code) : undefined;
  // Classes 22 and 23 are about the data itself and repeat it.
  const isAboutData = /^2[23]...$/.test(state ?? '');
  return {
    type: error.constructor.name,
    ...(!isAboutData && { message: cut(error.message.split('\nparams:')[0] ?? '') }),
    ...(state !== undefined && { state }),
    stack: readStack(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Cut short, because an unknown error may quote data after its first words. */
function cut(message: string): string {
  return message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX)}…` : message;
}

/** Without the message that stands before it, whose lines may look like places. */
function readStack({ stack = '', message }: Error): string[] {
  const places = message === '' ? stack : (stack.split(message).at(-1) ?? '');
  return places.split('\n').filter((line) => /^\s+at /.test(line));
}
