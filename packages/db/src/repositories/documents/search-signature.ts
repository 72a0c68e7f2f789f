const BITS = 512;
const LONGEST_PART = 3;

/**
 * One bit for every one, two and three neighbouring bytes of a text; several share a bit. A text that holds
 * another one has all bits of it, so one missing bit saves looking for the rest.
 */
export function signatureOf(bytes: Uint8Array): Uint8Array {
  const signature = new Uint8Array(BITS / 8);
  for (let end = 1; end <= bytes.length; end += 1) {
    for (let length = 1; length <= Math.min(LONGEST_PART, end); length += 1) {
      const bit = bitOf(bytes, end - length, end);
      // PostgreSQL counts the bits of a byte from its low end.
      signature[bit >> 3] = (signature[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return signature;
}

/** The bits worth asking for: those of the longest parts, which the fewest texts have. */
export function bitsToAsk(keyword: Uint8Array, most: number): number[] {
  const length = Math.min(LONGEST_PART, keyword.length);
  const bits = new Set<number>();
  for (let end = length; end <= keyword.length && bits.size < most; end += 1) {
    bits.add(bitOf(keyword, end - length, end));
  }
  return [...bits];
}

/** Spreads parts, which are much alike as numbers, over all bits. */
function bitOf(bytes: Uint8Array, start: number, end: number): number {
  let number = end - start;
  for (let at = start; at < end; at += 1) {
    number = (number << 8) | (bytes[at] ?? 0);
  }
  return (Math.imul(number, 0x9e3779b1) >>> 16) % BITS;
}
