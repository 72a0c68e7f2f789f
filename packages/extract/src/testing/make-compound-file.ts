const SECTOR = 512;
const SMALL_SECTOR = 64;
const SMALL_LIMIT = 4_096;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT = 0xfffffffd;

/** An OLE compound file with these streams at its root. */
export function makeCompoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const sectors: Uint8Array[] = [];
  const table: number[] = [];
  const smallParts: Uint8Array[] = [];
  const smallTable: number[] = [];

  const addChain = (bytes: Uint8Array) => chain(bytes, SECTOR, sectors, table);
  const entries = Object.entries(streams).map(([name, bytes]) => ({
    name,
    size: bytes.length,
    start:
      bytes.length < SMALL_LIMIT
        ? chain(bytes, SMALL_SECTOR, smallParts, smallTable)
        : addChain(bytes),
  }));
  const smallStream = join(smallParts);
  const smallStart = smallStream.length > 0 ? addChain(smallStream) : END;
  const smallTableStart = smallTable.length > 0 ? addChain(toBytes(smallTable)) : END;
  const directoryStart = addChain(makeDirectory(entries, smallStart, smallStream.length));
  const fatSectors = Math.ceil((table.length + 2) / (SECTOR / 4));
  const fatStart = table.length;
  for (let index = 0; index < fatSectors; index += 1) {
    table.push(FAT);
  }
  const fat = new Uint8Array(fatSectors * SECTOR).fill(0xff);
  fat.set(toBytes(table));

  const header = new Uint8Array(SECTOR).fill(0xff, 76);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(header.buffer);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, fatSectors, true);
  view.setUint32(48, directoryStart, true);
  view.setUint32(56, SMALL_LIMIT, true);
  view.setUint32(60, smallTableStart, true);
  view.setUint32(68, END, true);
  for (let index = 0; index < fatSectors; index += 1) {
    view.setUint32(76 + index * 4, fatStart + index, true);
  }
  return join([header, ...sectors, fat]);
}

/** Cuts bytes into sectors that follow each other; returns the first. */
function chain(bytes: Uint8Array, size: number, sectors: Uint8Array[], table: number[]): number {
  const first = table.length;
  const count = Math.max(1, Math.ceil(bytes.length / size));
  for (let index = 0; index < count; index += 1) {
    const sector = new Uint8Array(size);
    sector.set(bytes.subarray(index * size, (index + 1) * size));
    sectors.push(sector);
    table.push(index + 1 < count ? first + index + 1 : END);
  }
  return first;
}

type Entry = { name: string; size: number; start: number };

/** All streams hang on the right of each other, which is a tree too. */
function makeDirectory(entries: Entry[], smallStart: number, smallSize: number): Uint8Array {
  const bytes = new Uint8Array((entries.length + 1) * 128);
  const view = new DataView(bytes.buffer);
  const root = { name: 'Root Entry', size: smallSize, start: smallStart };
  for (const [index, { name, size, start }] of [root, ...entries].entries()) {
    const at = index * 128;
    for (const [place, letter] of [...name].entries()) {
      view.setUint16(at + place * 2, letter.charCodeAt(0), true);
    }
    view.setUint16(at + 64, (name.length + 1) * 2, true);
    view.setUint8(at + 66, index === 0 ? 5 : 2);
    view.setUint32(at + 68, FREE, true);
    view.setUint32(at + 72, index > 0 && index < entries.length ? index + 1 : FREE, true);
    view.setUint32(at + 76, index === 0 && entries.length > 0 ? 1 : FREE, true);
    view.setUint32(at + 116, start, true);
    view.setUint32(at + 120, size, true);
  }
  return bytes;
}

function toBytes(numbers: number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, number] of numbers.entries()) {
    view.setUint32(index * 4, number, true);
  }
  return bytes;
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
