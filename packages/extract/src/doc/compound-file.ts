import { extractionError } from '../extraction-messages';

/** The streams of an OLE compound file: a small file system in one file. */
export type CompoundFile = {
  /** Streams and folders at the root. */
  names: readonly string[];
  read(name: string): Uint8Array | undefined;
};

type DirectoryEntry = {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

const HEADER_BYTES = 512;
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const SECTOR_MAX = 0xfffffffa;
const KIND_STREAM = 2;
const KIND_ROOT = 5;

export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES) {
    throw extractionError('corrupt');
  }
  const sectorBytes = 1 << (view.getUint16(30, true) & 15);
  if (sectorBytes < 128) {
    throw extractionError('corrupt');
  }
  const sectorCount = Math.ceil(Math.max(0, bytes.length - sectorBytes) / sectorBytes) + 1;
  const table = readSectorTable(view, sectorBytes, sectorCount);
  const readChain = (start: number, size: number) =>
    joinSectors(bytes, chainOf(table, start, Math.ceil(size / sectorBytes)), sectorBytes, size);
  const directory = readDirectory(readChain(view.getUint32(48, true), bytes.length));
  const root = directory.find((entry) => entry.kind === KIND_ROOT);
  const streams = listRoot(directory, root);

  let small: { table: Uint32Array; bytes: Uint8Array } | undefined;
  const smallBytes = 1 << (view.getUint16(32, true) & 15);
  const smallLimit = view.getUint32(56, true);

  function openSmall() {
    small ??= {
      table: toNumbers(readChain(view.getUint32(60, true), bytes.length)),
      bytes: readChain(root?.start ?? SECTOR_MAX, Math.min(root?.size ?? 0, bytes.length)),
    };
    return small;
  }

  return {
    names: streams.map((entry) => entry.name),
    read(name) {
      const entry = streams.find((candidate) => candidate.name === name);
      if (!entry || entry.kind !== KIND_STREAM) {
        return undefined;
      }
      const size = Math.min(entry.size, bytes.length);
      if (entry.size >= smallLimit) {
        return readChain(entry.start, size);
      }
      const store = openSmall();
      const chain = chainOf(store.table, entry.start, Math.ceil(size / smallBytes));
      // Small sectors lie from the start of their stream; large ones begin one header after that of the file.
      return joinPieces(chain, size, (sector) =>
        store.bytes.subarray(sector * smallBytes, (sector + 1) * smallBytes),
      );
    },
  };
}

/** For each sector the one that follows it. */
function readSectorTable(view: DataView, sectorBytes: number, sectorCount: number): Uint32Array {
  const table = new Uint32Array(sectorCount).fill(SECTOR_MAX);
  const perSector = sectorBytes / 4;
  let filled = 0;

  function addSector(sector: number): void {
    const offset = (sector + 1) * sectorBytes;
    for (let index = 0; index < perSector && filled < sectorCount; index += 1) {
      const position = offset + index * 4;
      table[filled] = position + 4 <= view.byteLength ? view.getUint32(position, true) : SECTOR_MAX;
      filled += 1;
    }
  }

  for (let index = 0; index < HEADER_FAT_SECTORS && filled < sectorCount; index += 1) {
    const sector = view.getUint32(76 + index * 4, true);
    if (sector < SECTOR_MAX) {
      addSector(sector);
    }
  }
  let list = view.getUint32(68, true);
  while (filled < sectorCount && list < sectorCount) {
    const offset = (list + 1) * sectorBytes;
    if (offset + sectorBytes > view.byteLength) {
      break;
    }
    const before = filled;
    for (let index = 0; index < perSector - 1; index += 1) {
      const sector = view.getUint32(offset + index * 4, true);
      if (sector < SECTOR_MAX) {
        addSector(sector);
      }
    }
    // A list that adds nothing goes in a circle.
    list = filled > before ? view.getUint32(offset + sectorBytes - 4, true) : SECTOR_MAX;
  }
  return table;
}

/** The sectors of a stream. Ends at `countMax`, so that a circle does no harm. */
function chainOf(table: Uint32Array, start: number, countMax: number): number[] {
  const chain: number[] = [];
  let sector = start;
  while (sector < table.length && chain.length < countMax) {
    chain.push(sector);
    sector = table[sector] ?? SECTOR_MAX;
  }
  return chain;
}

function joinSectors(
  bytes: Uint8Array,
  chain: readonly number[],
  sectorBytes: number,
  size: number,
): Uint8Array {
  return joinPieces(chain, size, (sector) =>
    bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes),
  );
}

function joinPieces(
  chain: readonly number[],
  size: number,
  pieceOf: (sector: number) => Uint8Array,
): Uint8Array {
  const pieces = chain.map(pieceOf);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const joined = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined.subarray(0, size);
}

function readDirectory(bytes: Uint8Array): DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new TextDecoder('utf-16le');
  const entries: DirectoryEntry[] = [];
  for (let start = 0; start + ENTRY_BYTES <= bytes.length; start += ENTRY_BYTES) {
    const nameBytes = Math.min(64, Math.max(2, view.getUint16(start + 64, true)));
    entries.push({
      name: names.decode(bytes.subarray(start, start + nameBytes - 2)),
      kind: view.getUint8(start + 66),
      left: view.getUint32(start + 68, true),
      right: view.getUint32(start + 72, true),
      child: view.getUint32(start + 76, true),
      start: view.getUint32(start + 116, true),
      size: view.getUint32(start + 120, true),
    });
  }
  return entries;
}

/** What lies at the root, not inside embedded objects. A broken tree shows everything instead. */
function listRoot(
  directory: readonly DirectoryEntry[],
  root: DirectoryEntry | undefined,
): DirectoryEntry[] {
  const found = new Set<DirectoryEntry>();
  const waiting = [root?.child];
  while (waiting.length > 0) {
    const entry = directory[waiting.pop() ?? -1];
    if (entry && entry.kind !== 0 && !found.has(entry)) {
      found.add(entry);
      waiting.push(entry.left, entry.right);
    }
  }
  return found.size > 0 ? [...found] : directory.filter((entry) => entry.kind === KIND_STREAM);
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}
