import { UNPACKED_MAX_BYTES } from '../limits';
import { PART_NAMES, type FileInformation } from './file-information';
import type { PropertyList } from './properties';

/** Consecutive characters that also lie one after the other in the file. */
export type TextPiece = {
  start: number;
  end: number;
  offset: number;
  isWide: boolean;
  /** Changes to the look of the whole piece, made by a fast save. */
  changes: PropertyList | undefined;
};

const PROPERTIES = 1;
const PIECES = 2;
const COMPRESSED = 0x40000000;
const PIECE_BYTES = 8;
const HAS_LIST = 1;

/** Where the characters of the document lie. Word 97 and fast saves keep a table; before, the text lies in one. */
export function readPieces(
  information: FileInformation,
  document: Uint8Array,
  table: Uint8Array,
): TextPiece[] {
  const { offset, length } = information.pieces;
  const isKept = information.version === 8 || information.isFastSaved;
  const pieces = isKept ? readTable(table.subarray(offset, offset + length), information) : [];
  return pieces.length > 0 ? pieces : [wholeText(information, document)];
}

function wholeText(information: FileInformation, document: Uint8Array): TextPiece {
  const { partLengths, textStart, textEnd, hasWideText } = information;
  const isWide = hasWideText && information.version !== 8;
  const characters = PART_NAMES.reduce((sum, name) => sum + partLengths[name], 0);
  const bytes = Math.max(0, Math.min(textEnd, document.length) - textStart);
  return {
    start: 0,
    end: Math.min(characters, isWide ? bytes >> 1 : bytes),
    offset: textStart,
    isWide,
    changes: undefined,
  };
}

function readTable(bytes: Uint8Array, information: FileInformation): TextPiece[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lists: PropertyList[] = [];
  const isShort = information.version !== 8;
  let position = 0;
  while (position + 3 <= bytes.length && bytes[position] === PROPERTIES) {
    const length = view.getUint16(position + 1, true);
    lists.push({ isShort, bytes: bytes.subarray(position + 3, position + 3 + length) });
    position += 3 + length;
  }
  if (bytes[position] !== PIECES) {
    return [];
  }
  // Word 2 has a short length here.
  const start = position + (information.version === 2 ? 3 : 5);
  const count = Math.floor((bytes.length - start - 4) / (PIECE_BYTES + 4));
  const pieces: TextPiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const descriptor = start + (count + 1) * 4 + index * PIECE_BYTES;
    const place = view.getUint32(descriptor + 2, true);
    const isCompressed = information.version === 8 && (place & COMPRESSED) !== 0;
    const from = view.getUint32(start + index * 4, true);
    const to = view.getUint32(start + index * 4 + 4, true);
    // Pieces of a damaged table may all show the same place, each as long as the whole file.
    if (to > from && from >= (pieces.at(-1)?.end ?? 0) && to <= UNPACKED_MAX_BYTES) {
      pieces.push({
        start: from,
        end: to,
        offset: isCompressed ? (place & ~COMPRESSED) >>> 1 : place,
        isWide: information.version === 8 ? !isCompressed : information.hasWideText,
        changes: findChanges(view.getUint16(descriptor + 6, true), lists),
      });
    }
  }
  return pieces;
}

/** Either the number of a list of changes, or one change in the short form of Word 6. */
function findChanges(change: number, lists: readonly PropertyList[]): PropertyList | undefined {
  if ((change & HAS_LIST) !== 0) {
    return lists[change >> 1];
  }
  return change === 0
    ? undefined
    : { isShort: true, bytes: Uint8Array.of((change >> 1) & 0x7f, change >> 8) };
}
