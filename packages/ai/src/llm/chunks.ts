import { findSections } from '../cards/sections';
import type { ReadDocument } from '../reading/read-document';
import { partCharacters, type Reach } from './reach';

/** A part of the text that is asked about in one call: `text.slice(start, end)`. */
export type Chunk = { start: number; end: number };

/** In less than this nothing is explained. */
const CHUNK_MIN_CHARACTERS = 1_500;
/** A chunk this full ends with its section. */
const FULL_ENOUGH = 0.6;
/** What was said just before: an explanation often goes on over the cut. */
const OVERLAP_CHARACTERS = 600;
/** Of small chunks less is said twice. */
const OVERLAP_SHARE = 0.15;
/** A sentence without an end is cut into pieces of this length. */
const PIECE_CHARACTERS = 2_000;

/**
 * The text in overlapping parts that end with their sections where they can: in about `least` of them where
 * it is long enough, and in at most `calls`. For that the parts grow with the text, unless the model could
 * not take longer ones in: then it is asked about parts from all over the text, and `isPartial` says so.
 */
export function cutChunks(
  document: ReadDocument,
  { reach, least = 1 }: { reach: Reach; least?: number },
): { chunks: Chunk[]; isPartial: boolean } {
  const { length } = document.text;
  const { calls, contextTokens } = reach;
  const size = partCharacters(reach, document.language);
  const wantedSize = Math.max(CHUNK_MIN_CHARACTERS, Math.ceil(length / least));
  const small = cutBySize(document, Math.min(size, wantedSize));
  const chunks = small.length > calls && wantedSize < size ? cutBySize(document, size) : small;
  if (chunks.length <= calls) {
    return { chunks, isPartial: false };
  }
  if (contextTokens !== undefined) {
    return { chunks: spreadOver(chunks, calls), isPartial: true };
  }
  // What even a chunk that ends early moves on, so that there are never more of them.
  const step = length / calls + OVERLAP_CHARACTERS + PIECE_CHARACTERS;
  return { chunks: cutBySize(document, Math.ceil(step / FULL_ENOUGH)), isPartial: false };
}

/** The first, the last, and those at equal distances between them. */
function spreadOver(chunks: readonly Chunk[], count: number): Chunk[] {
  const step = count > 1 ? (chunks.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => chunks[Math.round(at * step)]).filter(
    (chunk) => chunk !== undefined,
  );
}

function cutBySize(document: ReadDocument, size: number): Chunk[] {
  const overlap = Math.min(OVERLAP_CHARACTERS, size * OVERLAP_SHARE);
  const sectionStarts = new Set(findSections(document).map(({ start }) => start));
  const chunks: Chunk[] = [];
  let open: Chunk | undefined;
  let before: Chunk[] = [];
  for (const piece of piecesOf(document)) {
    const length = open ? piece.end - open.start : 0;
    const isSectionEnd = sectionStarts.has(piece.start) && length > size * FULL_ENOUGH;
    if (open && (length > size || isSectionEnd)) {
      chunks.push(open);
      open = { start: overlapStart(before, piece.start - overlap, piece.start), end: piece.end };
      before = [];
    } else {
      open = { start: open?.start ?? piece.start, end: piece.end };
    }
    before.push(piece);
  }
  return open ? [...chunks, open] : chunks;
}

/** Sentences, and what is too long for one in pieces. */
function* piecesOf({ text, sentences }: ReadDocument): Generator<Chunk> {
  for (const { start, end } of sentences) {
    let at = start;
    while (end - at > PIECE_CHARACTERS) {
      const next = pieceEnd(text, at);
      yield { start: at, end: next };
      at = next;
    }
    yield { start: at, end };
  }
}

/** After a space, else never between the two halves of a character. */
function pieceEnd(text: string, start: number): number {
  const limit = start + PIECE_CHARACTERS;
  const space = text.lastIndexOf(' ', limit);
  if (space > start) {
    return space + 1;
  }
  return /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') ? limit - 1 : limit;
}

function overlapStart(before: readonly Chunk[], earliest: number, start: number): number {
  return before.find((piece) => piece.start >= earliest)?.start ?? start;
}
