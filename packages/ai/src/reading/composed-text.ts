import type { Source } from '@scholar/contract';

/** No word is longer, nor a row of signs; what looks for words in a few thousand letters takes seconds. */
const LONGEST_RUN = 200;

/** Nothing is read over a cut, so that what is cited stands in the text word for word. */
const CUT = '\n\n';

const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]`;
const SIGNS = String.raw`[\p{P}\p{S}\p{Cf}]`;
const ENDLESS_RUN = new RegExp(
  [LETTERS, SIGNS].map((kind) => `${kind}{${LONGEST_RUN + 1}}`).join('|'),
  'u',
);
const KINDS = [LETTERS, SIGNS].map((kind) => new RegExp(`^${kind}`, 'u'));

type Place = { start: number; end: number };
export type ComposedText = {
  text: string;
  /** Where a place of the composed text lies in the text as it was sent. */
  placeOf(place: Place): Place;
  sourceOf(place: Place): Source;
};

/**
 * Some programs write accents behind their letters; patterns and words are looked for in letters that have them.
 * What runs on without an end, like the letters of a file's bytes, is cut.
 */
export function composeText(sent: string): ComposedText {
  if (sent.normalize('NFC') === sent && !(hasLongWord(sent) && ENDLESS_RUN.test(sent))) {
    return toComposed(sent, sent, (offset) => offset);
  }
  const pieces: string[] = [];
  const starts: number[] = [];
  const push = (piece: string, index: number) => {
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(index);
    }
  };
  let run: { kind: RegExp | undefined; length: number } = { kind: undefined, length: 0 };
  for (const { 0: piece, index } of sent.matchAll(LETTER_WITH_MARKS)) {
    const kind = KINDS.find((letters) => letters.test(piece));
    run = { kind, length: kind === run.kind ? run.length + 1 : 1 };
    if (!kind || run.length <= LONGEST_RUN) {
      push(piece.normalize('NFC'), index);
    } else if (run.length === LONGEST_RUN + 1) {
      push(CUT, index);
    }
  }
  return toComposed(pieces.join(''), sent, (offset) => starts[offset] ?? sent.length);
}

/** Whether anything is long enough to be looked at: of a text with spaces, hardly ever. */
function hasLongWord(text: string): boolean {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= 32) {
      start = at + 1;
    } else if (at - start >= LONGEST_RUN) {
      return true;
    }
  }
  return false;
}

function toComposed(text: string, sent: string, toSent: (offset: number) => number): ComposedText {
  const placeOf = ({ start, end }: Place) => ({ start: toSent(start), end: toSent(end) });
  return {
    text,
    placeOf,
    sourceOf(place) {
      const { start, end } = placeOf(place);
      return { quote: sent.slice(start, end), start, end };
    },
  };
}
