/** What an RTF file is made of. Letters come as bytes, because their meaning depends on the font. */
export type RtfHandlers = {
  onOpen(): void;
  onClose(): void;
  /** `parameter` is `undefined` when the word has none. */
  onWord(word: string, parameter: number | undefined): void;
  onByte(byte: number): void;
  /** `\*`: what follows may be left out by readers who do not know it. */
  onOptional(): void;
};

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const CR = 0x0d;
const LF = 0x0a;
const QUOTE = 0x27;
const STAR = 0x2a;
const MINUS = 0x2d;
const SPACE = 0x20;
const WORD_MAX = 32;
const LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Signs that are words of one character. */
const SIGNS = new Map([
  ['~', 'nbsp'],
  ['_', 'nbhyphen'],
  ['\r', 'par'],
  ['\n', 'par'],
  ['\t', 'tab'],
]);

export function readRtfTokens(bytes: Uint8Array, handlers: RtfHandlers): void {
  let position = 0;

  function readWord(): void {
    const end = position + WORD_MAX;
    let word = '';
    while (position < end && isLetter(bytes[position])) {
      word += LETTERS[bytes[position] ?? 0];
      position += 1;
    }
    const isNegative = bytes[position] === MINUS && isDigit(bytes[position + 1]);
    position += isNegative ? 1 : 0;
    let parameter: number | undefined;
    while (isDigit(bytes[position])) {
      parameter = Math.min((parameter ?? 0) * 10 + ((bytes[position] ?? 0) - 0x30), 2 ** 31);
      position += 1;
    }
    if (bytes[position] === SPACE) {
      position += 1;
    }
    if (word === 'bin') {
      position += isNegative ? 0 : (parameter ?? 0);
      return;
    }
    handlers.onWord(word, parameter === undefined || !isNegative ? parameter : -parameter);
  }

  function readControl(): void {
    const byte = bytes[position];
    if (isLetter(byte)) {
      readWord();
      return;
    }
    position += 1;
    if (byte === QUOTE) {
      const code = hexOf(bytes[position]) * 16 + hexOf(bytes[position + 1]);
      position += 2;
      if (!Number.isNaN(code)) {
        handlers.onByte(code);
      }
    } else if (byte === STAR) {
      handlers.onOptional();
    } else if (byte === BACKSLASH || byte === OPEN || byte === CLOSE) {
      handlers.onByte(byte);
    } else if (byte !== undefined) {
      const word = SIGNS.get(String.fromCharCode(byte));
      if (word) {
        handlers.onWord(word, undefined);
      }
    }
  }

  while (position < bytes.length) {
    const byte = bytes[position] ?? 0;
    position += 1;
    if (byte === BACKSLASH) {
      readControl();
    } else if (byte === OPEN) {
      handlers.onOpen();
    } else if (byte === CLOSE) {
      handlers.onClose();
    } else if (byte !== CR && byte !== LF) {
      handlers.onByte(byte);
    }
  }
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && (byte | 32) >= 0x61 && (byte | 32) <= 0x7a;
}

function hexOf(byte: number | undefined): number {
  if (isDigit(byte)) {
    return (byte ?? 0) - 0x30;
  }
  const lower = (byte ?? 0) | 32;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : Number.NaN;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
