const SAMPLE_BYTES = 65_536;
/** Share of characters below U+0100 that shows which byte of a pair is the high one. */
const PLAIN_MIN = 0.1;
const LOPSIDED = 8;

/** UTF-16 by its mark, or by the zero bytes that every space and line end has in it. */
export function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return 'utf-16be';
  }
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let index = 0; index < length; index += 2) {
    const first = bytes[index] ?? 0;
    const second = bytes[index + 1] ?? 0;
    if (first === 0 && isPlain(second)) {
      evenZeros += 1;
    } else if (second === 0 && isPlain(first)) {
      oddZeros += 1;
    } else if (first === 0 && second === 0) {
      return undefined;
    }
  }
  const pairs = length / 2;
  if (oddZeros > pairs * PLAIN_MIN && oddZeros > evenZeros * LOPSIDED) {
    return 'utf-16le';
  }
  return evenZeros > pairs * PLAIN_MIN && evenZeros > oddZeros * LOPSIDED ? 'utf-16be' : undefined;
}

function isPlain(byte: number): boolean {
  return byte >= 32 || byte === 9 || byte === 10 || byte === 13;
}
