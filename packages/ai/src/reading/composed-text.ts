import type { Source } from '@scholar/contract';

const LETTER_WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;

type Place = { start: number; end: number };
export type ComposedText = {
  text: string;
  /** Where a place of the composed text lies in the text as it was sent. */
  placeOf(place: Place): Place;
  sourceOf(place: Place): Source;
};

/** Some programs write accents behind their letters; patterns and words are looked for in letters that have them. */
export function composeText(sent: string): ComposedText {
  if (sent.normalize('NFC') === sent) {
    return toComposed(sent, sent, (offset) => offset);
  }
  const pieces: string[] = [];
  const starts: number[] = [];
  for (const { 0: piece, index } of sent.matchAll(LETTER_WITH_MARKS)) {
    const composed = piece.normalize('NFC');
    pieces.push(composed);
    for (let unit = 0; unit < composed.length; unit += 1) {
      starts.push(index);
    }
  }
  return toComposed(pieces.join(''), sent, (offset) => starts[offset] ?? sent.length);
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
