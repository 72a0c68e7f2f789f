import { Inflate } from 'fflate';
import { extractionError } from '../extraction-messages';
import { ENTRIES_MAX, UNPACKED_MAX_BYTES, UNPACKED_MAX_RATIO } from '../limits';
import { listEntries, type ZipEntry } from './zip-directory';

export type ZipArchive = {
  has(name: string): boolean;
  /** The unpacked part, `undefined` when there is none of that name. */
  read(name: string): Uint8Array | undefined;
};

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** Small enough that one step unpacks to 17 MB at most. */
const STEP_BYTES = 16_384;
/** Short parts of one repeated letter are no bombs. */
const RATIO_FROM_BYTES = 1_048_576;

const DOCUMENT_LIMITS = { unpackedMax: UNPACKED_MAX_BYTES, entriesMax: ENTRIES_MAX };

/** Looks at what the parts claim to grow to before any of them is unpacked. */
export function openZip(
  bytes: Uint8Array,
  { unpackedMax, entriesMax } = DOCUMENT_LIMITS,
): ZipArchive {
  const entries = listEntries(bytes, entriesMax);
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  const isBomb = (entry: ZipEntry) =>
    entry.size > RATIO_FROM_BYTES && entry.size > entry.packedSize * UNPACKED_MAX_RATIO;
  if (total > unpackedMax || entries.some(isBomb)) {
    throw extractionError('too_large');
  }
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  let unpacked = 0;
  return {
    has: (name) => byName.has(name.toLowerCase()),
    read(name) {
      const entry = byName.get(name.toLowerCase());
      const part = entry && unpack(bytes, entry);
      unpacked += part?.length ?? 0;
      // More than all parts together: the same part is asked for again and again.
      if (unpacked > unpackedMax) {
        throw extractionError('too_large');
      }
      return part;
    },
  };
}

function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.isEncrypted) {
    throw extractionError('encrypted');
  }
  if (view.getUint32(entry.offset, true) !== LOCAL_HEADER) {
    throw extractionError('corrupt');
  }
  const start =
    entry.offset +
    LOCAL_HEADER_BYTES +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length < entry.packedSize) {
    throw extractionError('corrupt');
  }
  if (entry.method === STORED) {
    return packed;
  }
  if (entry.method !== DEFLATED) {
    throw extractionError('corrupt');
  }
  return inflate(packed, entry.size);
}

/** Stops as soon as more comes out than the directory promised. */
function inflate(packed: Uint8Array, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > size) {
      throw extractionError('corrupt');
    }
    unpacked.set(chunk, length);
    length += chunk.length;
  });
  for (let start = 0; start < packed.length; start += STEP_BYTES) {
    const end = start + STEP_BYTES;
    stream.push(packed.subarray(start, end), end >= packed.length);
  }
  if (length !== size) {
    throw extractionError('corrupt');
  }
  return unpacked;
}
