const RIFF = 'RIFF';

type Detected = { kind: 'picture'; format: PictureFormat } | { kind: 'sound'; mime: string };
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/** Brands of MPEG-4 files that hold sound, and those that may. */
const SOUND_BRANDS = new Set(['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso5', 'dash']);

/** What a file is by its first bytes, whatever it is called; undefined for all that is not on the list. */
export function detectMedia(bytes: Uint8Array): Detected | undefined {
  const format = detectPicture(bytes);
  if (format) {
    return { kind: 'picture', format };
  }
  const mime = detectSound(bytes);
  return mime === undefined ? undefined : { kind: 'sound', mime };
}

function detectPicture(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) {
    return 'jpeg';
  }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return 'png';
  }
  if (['GIF87a', 'GIF89a'].includes(letters(bytes, 0, 6))) {
    return 'gif';
  }
  return letters(bytes, 0, 4) === RIFF && letters(bytes, 8, 4) === 'WEBP' ? 'webp' : undefined;
}

function detectSound(bytes: Uint8Array): string | undefined {
  if (letters(bytes, 0, 3) === 'ID3' || isMpegFrame(bytes)) {
    return 'audio/mpeg';
  }
  if (letters(bytes, 0, 4) === 'OggS') {
    return 'audio/ogg';
  }
  if (letters(bytes, 0, 4) === RIFF && letters(bytes, 8, 4) === 'WAVE') {
    return 'audio/wav';
  }
  return letters(bytes, 4, 4) === 'ftyp' && SOUND_BRANDS.has(letters(bytes, 8, 4))
    ? 'audio/mp4'
    : undefined;
}

/** Eleven bits that are set, then no reserved version, layer, bit rate or sampling rate. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3];
  const [bitRate, sampling] = [third >> 4, (third >> 2) & 3];
  return (
    first === 0xff &&
    (second & 0xe0) === 0xe0 &&
    version !== 1 &&
    layer !== 0 &&
    bitRate !== 0 &&
    bitRate !== 15 &&
    sampling !== 3
  );
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

function letters(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
