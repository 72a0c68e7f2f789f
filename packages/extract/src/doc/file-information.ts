import { extractionError } from '../extraction-messages';

/** Where in its table stream a Word file keeps something. */
export type TableRange = { offset: number; length: number };

/** Characters of the parts of a document, in the order in which they follow each other. */
export const PART_NAMES = [
  'main',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'boxes',
  'headerBoxes',
] as const;
export type PartName = (typeof PART_NAMES)[number];

export type FileInformation = {
  /** 2 is Word 2, 6 is Word 6 and 95, 8 is Word 97 and everything after it. */
  version: 2 | 6 | 8;
  language: number;
  isMacintosh: boolean;
  hasWideText: boolean;
  isFastSaved: boolean;
  tableStream: '0Table' | '1Table';
  textStart: number;
  textEnd: number;
  partLengths: Record<PartName, number>;
  styles: TableRange;
  characterPages: TableRange;
  paragraphPages: TableRange;
  fonts: TableRange;
  pieces: TableRange;
};

/** Tables every version has, by their place in the list. */
const TABLE_INDEX = { styles: 1, characterPages: 12, paragraphPages: 13, fonts: 15, pieces: 33 };

const WORD2 = 0xa5db;
const WORD6 = 0xa5dc;
const WORD8 = 0xa5ec;
const FAST_SAVED = 0x0004;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const WIDE_TEXT = 0x1000;
const MACINTOSH = 256;
const FIRST_BYTES = 0x20;

/** The block that every Word file begins with. */
export function readFileInformation(bytes: Uint8Array): FileInformation {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = bytes.length < FIRST_BYTES ? undefined : findVersion(view.getUint16(0, true));
  if (version === undefined) {
    throw extractionError('corrupt');
  }
  const flags = view.getUint16(10, true);
  if ((flags & ENCRYPTED) !== 0) {
    throw extractionError('encrypted');
  }
  const layout = layoutOf(version, view);
  const rangeOf = (index: number): TableRange => {
    const position = layout.ranges + index * layout.rangeBytes;
    if (position + layout.rangeBytes > view.byteLength) {
      return { offset: 0, length: 0 };
    }
    const length =
      layout.rangeBytes === 6
        ? view.getUint16(position + 4, true)
        : view.getUint32(position + 4, true);
    return { offset: view.getUint32(position, true), length };
  };
  return {
    version,
    language: view.getUint16(6, true),
    isMacintosh: version !== 8 && view.getUint16(20, true) === MACINTOSH,
    hasWideText: (flags & WIDE_TEXT) !== 0,
    isFastSaved: (flags & FAST_SAVED) !== 0,
    tableStream: (flags & SECOND_TABLE) === 0 ? '0Table' : '1Table',
    textStart: view.getUint32(24, true),
    textEnd: view.getUint32(28, true),
    partLengths: readPartLengths(view, version, layout.lengths),
    styles: rangeOf(TABLE_INDEX.styles),
    characterPages: rangeOf(TABLE_INDEX.characterPages),
    paragraphPages: rangeOf(TABLE_INDEX.paragraphPages),
    fonts: rangeOf(TABLE_INDEX.fonts),
    pieces: rangeOf(TABLE_INDEX.pieces),
  };
}

function findVersion(mark: number): FileInformation['version'] | undefined {
  return mark === WORD8 ? 8 : mark === WORD6 ? 6 : mark === WORD2 ? 2 : undefined;
}

/** Word 97 and later say themselves how long their lists are. */
function layoutOf(version: FileInformation['version'], view: DataView) {
  if (version !== 8) {
    return { lengths: 0x34, ranges: 0x58, rangeBytes: version === 2 ? 6 : 8 };
  }
  const shorts = view.getUint16(0x20, true);
  const longsAt = 0x22 + shorts * 2;
  const longs = view.getUint16(longsAt, true);
  const ranges = longsAt + 2 + longs * 4 + 2;
  return { lengths: longsAt + 2 + 12, ranges, rangeBytes: 8 };
}

function readPartLengths(
  view: DataView,
  version: FileInformation['version'],
  position: number,
): Record<PartName, number> {
  const known = version === 2 ? 5 : PART_NAMES.length;
  const lengths = PART_NAMES.map((name, index) => {
    const at = position + index * 4;
    return [name, index < known && at + 4 <= view.byteLength ? view.getUint32(at, true) : 0];
  });
  return Object.fromEntries(lengths) as Record<PartName, number>;
}
