import { placeTokens, type ReadDocument } from './read-document';
import { tokenize } from './tokens';

/** A stretch of a document, read as one of its own; `offset` is where it begins in the whole. */
export type Part = { document: ReadDocument; offset: number };

/** A text with more words is a long one. */
const LONG_TEXT_WORDS = 20_000;
/** A chapter: enough to tell what it is about, little enough to be done within a second. */
const PART_WORDS = 6_000;
/** A part goes on for so much of its length until a heading comes, or else a paragraph. */
const WAITS = { heading: 0.2, block: 0.3 };

/** Of a long text itself, and of its parts. */
export function isInLongText({ tokens, isPart = false }: ReadDocument): boolean {
  return isPart || tokens.count > LONG_TEXT_WORDS;
}

/** The document in parts of about one length. What is a heading, or a page number, the whole has told. */
export function* splitParts(document: ReadDocument): Generator<Part> {
  const cuts = findCuts(document);
  for (const [at, offset] of [0, ...cuts].entries()) {
    yield { document: cutOut(document, offset, cuts[at] ?? document.text.length), offset };
  }
}

/** Where the parts after the first begin: at a heading, else at a paragraph, at least at a sentence. */
function findCuts({ blocks, sentences, tokens }: ReadDocument): number[] {
  const parts = Math.max(1, Math.round(tokens.count / PART_WORDS));
  const length = tokens.count / parts;
  const cuts: number[] = [];
  let isUnderHeading = true;
  for (const { start, block, from } of sentences) {
    const { isHeading = false, start: blockStart } = blocks[block] ?? {};
    const over = from / length - (cuts.length + 1);
    const opensBlock = blockStart === start && !isUnderHeading;
    const isCut =
      over >= WAITS.block || (opensBlock && (over >= WAITS.heading || (isHeading && over >= 0)));
    if (isCut && cuts.length < parts - 1) {
      cuts.push(start);
    }
    isUnderHeading = isHeading;
  }
  return cuts;
}

function cutOut(
  { text, plain, language, blocks, emphasis, sentences }: ReadDocument,
  start: number,
  end: number,
): ReadDocument {
  const shift = <T extends { start: number; end: number }>(place: T): T => ({
    ...place,
    start: Math.max(start, place.start) - start,
    end: Math.min(end, place.end) - start,
  });
  const isInside = (place: { start: number; end: number }) =>
    place.end > start && place.start < end;
  const firstBlock = blocks.findIndex(isInside);
  const tokens = tokenize(plain.slice(start, end));
  return {
    text: text.slice(start, end),
    plain: plain.slice(start, end),
    language,
    blocks: blocks.filter(isInside).map(shift),
    emphasis: emphasis.filter(isInside).map(shift),
    sentences: placeTokens(
      sentences
        .filter(isInside)
        .map((sentence) => ({ ...shift(sentence), block: sentence.block - firstBlock })),
      tokens,
    ),
    tokens,
    isPart: true,
  };
}
