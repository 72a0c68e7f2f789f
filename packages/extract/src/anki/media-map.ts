import { extractionError } from '../extraction-messages';
import type { ZipArchive } from '../packed/zip-archive';
import { isRecord } from './is-record';
import { readFields, textOf } from './protobuf';
import { isZstd, unpackZstd } from './unpack-zstd';

const MAP_BYTES_MAX = 20_971_520;
const MEDIA_BYTES_MAX = 104_857_600;
/** Number of the entries in Anki's message, and of the name in an entry. */
const ENTRY = 1;
const NAME = 1;

/** A picture or sound; unpacked when somebody asks, `undefined` where the file lacks it. */
export type DeckMedia = { name: string; bytes(): Uint8Array | undefined };

/** Pictures and sounds of a deck. Parts of the archive are numbered, and a map says what they are called. */
export function listMedia(archive: ZipArchive): DeckMedia[] {
  const written = archive.read('media');
  return written ? readMap(written).map(([part, name]) => toMedia(archive, part, name)) : [];
}

/** Only a name: a map can say anything, also where a file should be written. */
export function toFileName(path: string): string {
  const name = path.split(/[/\\]/).at(-1) ?? '';
  return name === '.' || name === '..' ? '' : name.normalize('NFC');
}

function toMedia(archive: ZipArchive, part: string, name: string): DeckMedia {
  return {
    name: toFileName(name),
    bytes() {
      const stored = archive.read(part);
      return stored && isZstd(stored) ? unpackZstd(stored, MEDIA_BYTES_MAX) : stored;
    },
  };
}

/** JSON in older decks, a packed message in newer ones. */
function readMap(written: Uint8Array): [part: string, name: string][] {
  const bytes = isZstd(written) ? unpackZstd(written, MAP_BYTES_MAX) : written;
  if (!isZstd(written)) {
    const text = new TextDecoder().decode(bytes).trim();
    const map: unknown = JSON.parse(text === '' ? '{}' : text);
    if (!isRecord(map)) {
      throw extractionError('corrupt');
    }
    return Object.entries(map).map(([part, name]) => [part, typeof name === 'string' ? name : '']);
  }
  return readFields(bytes)
    .filter(([field]) => field === ENTRY)
    .map(([, entry], index) => [
      String(index),
      entry instanceof Uint8Array ? textOf(entry, NAME) : '',
    ]);
}
