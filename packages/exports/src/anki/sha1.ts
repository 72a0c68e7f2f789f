const BLOCK_BYTES = 64;
const STEPS = 80;

/**
 * The SHA-1 of a text as hexadecimal digits. Anki names notes by it, so it guards nothing here; browsers compute
 * it only on pages that came over https.
 */
export function sha1(text: string): string {
  const bytes = pad(new TextEncoder().encode(text));
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Int32Array(STEPS);
  for (let start = 0; start < bytes.byteLength; start += BLOCK_BYTES) {
    addBlock(state, words, new DataView(bytes.buffer, start, BLOCK_BYTES));
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A one, zeros, and the length in bits, so that whole blocks come out. */
function pad(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(length - 4, bytes.length * 8);
  return padded;
}

function addBlock(state: Int32Array, words: Int32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let step = 0; step < STEPS; step += 1) {
    const word = step < 16 ? block.getInt32(step * 4) : rotate(mixWords(words, step), 1);
    words[step] = word;
    const next = (rotate(a, 5) + mix(step, b, c, d) + e + word) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  for (const [index, value] of [a, b, c, d, e].entries()) {
    state[index] = (state[index] ?? 0) + value;
  }
}

function mixWords(words: Int32Array, step: number): number {
  return (
    (words[step - 3] ?? 0) ^
    (words[step - 8] ?? 0) ^
    (words[step - 14] ?? 0) ^
    (words[step - 16] ?? 0)
  );
}

function mix(step: number, b: number, c: number, d: number): number {
  if (step < 20) {
    return ((b & c) | (~b & d)) + 0x5a827999;
  }
  if (step < 40) {
    return (b ^ c ^ d) + 0x6ed9eba1;
  }
  return step < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
