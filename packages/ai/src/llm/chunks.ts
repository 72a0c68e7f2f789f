import { findSections } from '../flashcards/sections';
import type { ReadDocument } from '../text/read-document';

/** A part of the text that is asked about in one call: `text.slice(start, end)`. */
export type Chunk = { start: number; end: number };

/** Small enough that a model looks at all of it; larger only where the text has too many of them. */
const CHUNK_CHARACTERS = 12_000;
/** A chunk this full ends with its section. */
const FULL_ENOUGH = 0.6;
/** What was said just before: an explanation often goes on over the cut. */
const OVERLAP_CHARACTERS = 600;
/** A sentence without an end is cut into pieces of this length. */
const PIECE_CHARACTERS = 2_000;

/** The whole text, in at most `maxChunks` overlapping parts that end with their sections where they can. */
export function cutChunks(document: ReadDocument, maxChunks: number): Chunk[] {
  const { text } = document;
  // What even a chunk that ends early moves on, so that there are never more of them.
  const step = text.length / maxChunks + OVERLAP_CHARACTERS + PIECE_CHARACTERS;
  const size = Math.max(CHUNK_CHARACTERS, Math.ceil(step / FULL_ENOUGH));
  const sectionStarts = new Set(findSections(document).map(({ start }) => start));
  const chunks: Chunk[] = [];
  let open: Chunk | undefined;
  let before: Chunk[] = [];
  for (const piece of piecesOf(document)) {
    const length = open ? piece.end - open.start : 0;
    const isSectionEnd = sectionStarts.has(piece.start) && length > size * FULL_ENOUGH;
    if (open && (length > size || isSectionEnd)) {
      chunks.push(open);
      open = { start: overlapStart(before, piece.start), end: piece.end };
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

function overlapStart(before: readonly Chunk[], start: number): number {
  const first = before.find((piece) => start - piece.start <= OVERLAP_CHARACTERS);
  return first?.start ?? start;
}
