import { findHeicSize, isHeic } from '../heic/heic';

export type PictureSize = { width: number; height: number };

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
/** Marks of a JPEG that say how large it is; four of the range say other things. */
const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

/** What a picture claims to become, found in its head: nothing is unpacked for it. */
export function findPictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, PNG)) {
      return { width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (isHeic(bytes)) {
      return findHeicSize(bytes);
    }
    return startsWith(bytes, JPEG) ? findJpegSize(view) : findWebpSize(bytes, view);
  } catch {
    // The head is cut off.
    return undefined;
  }
}

function findJpegSize(view: DataView): PictureSize | undefined {
  let position = 2;
  while (view.getUint8(position) === 0xff) {
    const mark = view.getUint8(position + 1);
    if (mark >= FIRST_FRAME && mark <= LAST_FRAME && !NO_FRAMES.has(mark)) {
      return { width: view.getUint16(position + 7), height: view.getUint16(position + 5) };
    }
    // Any number of these bytes may stand before a mark.
    position += mark === 0xff ? 1 : 2 + view.getUint16(position + 2);
  }
  return undefined;
}

function findWebpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(27, true) & 0xffffff) + 1,
      };
    default:
      return undefined;
  }
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
