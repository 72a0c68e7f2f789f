import { decompress, Decompress } from 'fzstd';
import { extractionError } from '../extraction-messages';

const FRAME = [0x28, 0xb5, 0x2f, 0xfd];
const IS_SINGLE_SEGMENT = 0x20;
/** What the library sets aside before it unpacks anything; Anki asks for 2 MB. */
const WINDOW_MAX_BITS = 27;
const STEP_BYTES = 65_536;

/** Stops as soon as more than `bytesMax` comes out. */
export function unpackZstd(packed: Uint8Array, bytesMax: number): Uint8Array {
  if (!isZstd(packed)) {
    throw extractionError('corrupt');
  }
  const size = findContentSize(packed);
  if (size === undefined) {
    return unpackSteps(packed, bytesMax);
  }
  if (size > bytesMax) {
    throw extractionError('too_large');
  }
  // What does not fit into it makes the library fail.
  return decompress(packed, new Uint8Array(size));
}

export function isZstd(bytes: Uint8Array): boolean {
  return FRAME.every((byte, index) => bytes[index] === byte);
}

function unpackSteps(packed: Uint8Array, bytesMax: number): Uint8Array {
  if (10 + ((packed[FRAME.length + 1] ?? 0) >> 3) > WINDOW_MAX_BITS) {
    throw extractionError('too_large');
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Decompress((chunk) => {
    length += chunk.length;
    if (length > bytesMax) {
      throw extractionError('too_large');
    }
    chunks.push(chunk);
  });
  for (let start = 0; start < packed.length; start += STEP_BYTES) {
    const end = start + STEP_BYTES;
    stream.push(packed.subarray(start, end), end >= packed.length);
  }
  return join(chunks, length);
}

/** The head of a frame may say how much comes out of it. */
function findContentSize(packed: Uint8Array): number | undefined {
  const flags = packed[FRAME.length] ?? 0;
  const isSingle = (flags & IS_SINGLE_SEGMENT) !== 0;
  const sizeFlag = flags >> 6;
  if (sizeFlag === 0 && !isSingle) {
    return undefined;
  }
  const dictionaryBytes = [0, 1, 2, 4][flags & 3] ?? 0;
  const start = FRAME.length + 1 + (isSingle ? 0 : 1) + dictionaryBytes;
  let size = 0;
  for (let index = 2 ** sizeFlag - 1; index >= 0; index -= 1) {
    size = size * 256 + (packed[start + index] ?? 0);
  }
  return sizeFlag === 1 ? size + 256 : size;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    joined.set(chunk, position);
    position += chunk.length;
  }
  return joined;
}
