const BLOCK_BYTES = 131_072;
const RAW = 0;
const REPEATED = 1;
/** A window of 1 MB and no size of the content, as Anki writes it. */
const HEAD = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50];

/** A frame of blocks that are not packed. */
export function makeZstd(content: Uint8Array): Uint8Array {
  const bytes = [...HEAD];
  for (let start = 0; start === 0 || start < content.length; start += BLOCK_BYTES) {
    const block = content.subarray(start, start + BLOCK_BYTES);
    bytes.push(...blockHead(RAW, block.length, start + BLOCK_BYTES >= content.length));
    for (const byte of block) {
      bytes.push(byte);
    }
  }
  return Uint8Array.from(bytes);
}

/** Four bytes for every 128 kB that come out of it. */
export function makeZstdBomb(blocks: number): Uint8Array {
  const bytes = [...HEAD];
  for (let block = 1; block <= blocks; block += 1) {
    bytes.push(...blockHead(REPEATED, BLOCK_BYTES, block === blocks), 0);
  }
  return Uint8Array.from(bytes);
}

function blockHead(type: number, size: number, isLast: boolean): number[] {
  const head = (isLast ? 1 : 0) + type * 2 + size * 8;
  return [head & 0xff, (head >> 8) & 0xff, (head >> 16) & 0xff];
}
