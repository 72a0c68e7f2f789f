import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { createRests } from './rests';

const MAX_DEPTH = 20;
/** Far more than the largest legal body holds: a thousand cards with their sources. */
const MAX_VALUES = 50_000;
/** Ten thousand cards with all that may stand on them, and a hundred thousand past reviews. */
const MAX_VALUES_OF_LONG = 500_000;
/** Between two stops. */
const VALUES_AT_ONCE = 2_000;
const SIGN = {
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON as it is written down, and nothing that would be changed silently on its way to the database. */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const reading = read(bytes, MAX_VALUES);
  for (;;) {
    const { done, value } = reading.next();
    if (done) {
      return value;
    }
  }
}

/** The same for a body that may be long, with room for other calls in between. */
export async function parseLongJson(bytes: Uint8Array): Promise<unknown> {
  const rest = createRests();
  const reading = read(bytes, MAX_VALUES_OF_LONG);
  for (;;) {
    const { done, value } = reading.next();
    if (done) {
      return value;
    }
    await rest();
  }
}

/** Stops now and then, where others could be let in. */
function* read(bytes: Uint8Array, maxValues: number): Generator<undefined, unknown> {
  const source = decodeUtf8(bytes);
  yield* checkStructure(source, maxValues);
  const value = parse(source);
  yield;
  yield* checkTexts(value);
  return value;
}

/** NUL cannot be stored at all, a lone surrogate only as another character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw invalid(error);
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw invalid(error);
  }
}

/**
 * One pass over the text before it is parsed: nesting deep enough to overflow the stack, so many values
 * that parsing would hold up everybody else, and objects that name a key twice (JSON.parse would quietly
 * keep the last one).
 */
function* checkStructure(source: string, maxValues: number) {
  const keysOfOpenObjects: (Set<string> | undefined)[] = [];
  let values = 0;
  for (let at = 0; at < source.length; at += 1) {
    switch (source.charCodeAt(at)) {
      case SIGN.quote: {
        const end = endOfString(source, at);
        if (isKey(source, end)) {
          addKey(keysOfOpenObjects.at(-1), source.slice(at, end));
        }
        at = end - 1;
        break;
      }
      case SIGN.openObject:
      case SIGN.openList:
        keysOfOpenObjects.push(source.charCodeAt(at) === SIGN.openObject ? new Set() : undefined);
        if (keysOfOpenObjects.length > MAX_DEPTH) {
          throw invalid();
        }
        break;
      case SIGN.closeObject:
      case SIGN.closeList:
        keysOfOpenObjects.pop();
        break;
      case SIGN.comma:
        values += 1;
        if (values > maxValues) {
          throw invalid();
        }
        if (values % VALUES_AT_ONCE === 0) {
          yield;
        }
        break;
      default:
    }
  }
}

/** Position after the closing quote. */
function endOfString(source: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) {
      throw invalid();
    }
    let backslashes = 0;
    while (source.charCodeAt(quote - 1 - backslashes) === SIGN.backslash) {
      backslashes += 1;
    }
    if (backslashes % 2 === 0) {
      return quote + 1;
    }
    at = quote + 1;
  }
}

function isKey(source: string, afterString: number): boolean {
  let at = afterString;
  // Control characters are skipped too: JSON.parse refuses them afterwards.
  while (source.charCodeAt(at) <= SIGN.space) {
    at += 1;
  }
  return source.charCodeAt(at) === SIGN.colon;
}

function addKey(keys: Set<string> | undefined, quoted: string) {
  const key = String(parse(quoted));
  if (!keys || keys.has(key) || FORBIDDEN_KEYS.has(key)) {
    throw invalid();
  }
  keys.add(key);
}

function* checkTexts(value: unknown) {
  const waiting = [value];
  for (let checked = 0; waiting.length > 0; checked += 1) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (!isStorableText(next)) {
        throw invalid();
      }
    } else if (Array.isArray(next)) {
      // One by one: a long list does not fit among the arguments of a call.
      next.forEach((item) => waiting.push(item));
    } else if (typeof next === 'object' && next !== null) {
      Object.entries(next).forEach((entry) => waiting.push(...entry));
    }
    if (checked % VALUES_AT_ONCE === 0) {
      yield;
    }
  }
}

function invalid(cause?: unknown): AppError {
  return new AppError('invalid_input', MESSAGES.invalidRequest, { cause });
}
