import { extractionError } from '../extraction-messages';

export type ZipEntry = {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  offset: number;
  isEncrypted: boolean;
};

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED = 1;
/** Stands for 'see the 64-bit field'. */
const LARGE = 0xffffffff;
const LARGE_FIELD = 1;

/** The table at the end of a zip file. Nothing is unpacked for it. */
export function listEntries(bytes: Uint8Array, entriesMax: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count >= entriesMax) {
    throw extractionError('too_large');
  }
  // Bytes put before the archive move everything in it; the table ends where its end mark begins.
  const directorySize = view.getUint32(end + 12, true);
  const directory = end - directorySize;
  const claimed = view.getUint32(end + 16, true);
  const isMoved = directory >= 0 && isEntry(view, directory) && !isEntry(view, claimed);
  const start = isMoved ? directory : claimed;
  const moved = isMoved ? directory - claimed : 0;
  return readEntries(bytes, view, start, count).map((entry) => ({
    ...entry,
    offset: entry.offset + moved,
  }));
}

function readEntries(bytes: Uint8Array, view: DataView, start: number, count: number): ZipEntry[] {
  const names = new TextDecoder();
  const entries: ZipEntry[] = [];
  let position = start;
  for (let index = 0; index < count; index += 1) {
    if (!isEntry(view, position)) {
      throw extractionError('corrupt');
    }
    const nameEnd = position + ENTRY_BYTES + view.getUint16(position + 28, true);
    const extraEnd = nameEnd + view.getUint16(position + 30, true);
    const entry: ZipEntry = {
      // Some writers use the other slash, some start at the root.
      name: names
        .decode(bytes.subarray(position + ENTRY_BYTES, nameEnd))
        .replaceAll('\\', '/')
        .replace(/^\/+/, ''),
      isEncrypted: (view.getUint16(position + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(position + 10, true),
      packedSize: view.getUint32(position + 20, true),
      size: view.getUint32(position + 24, true),
      offset: view.getUint32(position + 42, true),
    };
    readLargeField(view, nameEnd, extraEnd, entry);
    entries.push(entry);
    position = extraEnd + view.getUint16(position + 32, true);
  }
  return entries;
}

/** Writers that do not know a part's size beforehand keep it in a 64-bit field. */
function readLargeField(view: DataView, start: number, end: number, entry: ZipEntry): void {
  let position = start;
  while (position + 4 <= end) {
    const isLargeField = view.getUint16(position, true) === LARGE_FIELD;
    const next = position + 4 + view.getUint16(position + 2, true);
    if (isLargeField) {
      let field = position + 4;
      for (const key of ['size', 'packedSize', 'offset'] as const) {
        if (entry[key] === LARGE && field + 8 <= next) {
          entry[key] = Number(view.getBigUint64(field, true));
          field += 8;
        }
      }
    }
    position = next;
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let position = view.byteLength - END_BYTES; position >= first; position -= 1) {
    if (view.getUint32(position, true) === END_OF_DIRECTORY) {
      return position;
    }
  }
  throw extractionError('corrupt');
}

function isEntry(view: DataView, position: number): boolean {
  return (
    position >= 0 &&
    position + ENTRY_BYTES <= view.byteLength &&
    view.getUint32(position, true) === ENTRY
  );
}
