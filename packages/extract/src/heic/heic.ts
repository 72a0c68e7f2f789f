import type { PagePicture } from '../extract-options';

/** Of libheif compiled to WebAssembly, what is used; its calls block the thread. */
export type HeifLibrary = {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] };
};

type HeifPicture = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Fills what it is given, upright; with null where it cannot be decoded. */
  display(picture: PictureData, onShown: (picture: PictureData | null) => void): void;
  free(): void;
};

type Size = { width: number; height: number };

type PictureData = Size & { data: Uint8ClampedArray };

export type CreateHeifLibrary = (options: {
  wasmBinary: Uint8Array;
  print: (line: string) => void;
  printErr: (line: string) => void;
}) => HeifLibrary;

/** Names that files of this kind begin with, after their length and 'ftyp'. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);
const HEAD_BYTES = 65_536;

export function isHeic(bytes: Uint8Array): boolean {
  return toAscii(bytes, 4, 8) === 'ftyp' && BRANDS.has(toAscii(bytes, 8, 12));
}

/** The largest that the head speaks of: it lists the tiles of a photo as well. */
export function findHeicSize(bytes: Uint8Array): Size | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES / 2));
  let largest: Size | undefined;
  for (const { index } of text.matchAll(/ispe/g)) {
    const size = { width: view.getUint32(index + 8), height: view.getUint32(index + 12) };
    largest =
      !largest || size.width * size.height > largest.width * largest.height ? size : largest;
  }
  return largest;
}

export function decodeHeic(bytes: Uint8Array, { HeifDecoder }: HeifLibrary): Promise<PagePicture> {
  const pictures = new HeifDecoder().decode(bytes);
  const picture = pictures.find((candidate) => candidate.is_primary()) ?? pictures[0];
  return new Promise((resolve, reject) => {
    if (!picture) {
      reject(new Error('The file holds no picture.'));
      return;
    }
    const [width, height] = [picture.get_width(), picture.get_height()];
    const data = new Uint8ClampedArray(width * height * 4);
    picture.display({ width, height, data }, (shown) => {
      for (const each of pictures) {
        each.free();
      }
      if (shown) {
        resolve({ width, height, pixels: data });
      } else {
        reject(new Error('The picture cannot be decoded.'));
      }
    });
  });
}

function toAscii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
