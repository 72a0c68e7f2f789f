import { align } from './alignment';
import { splitLetters, toLetter } from './letters';

/** A piece of an answer that is, or is not, as it should be. */
export type Piece = { text: string; isDifferent: boolean };

export type Difference = { typed: readonly Piece[]; expected: readonly Piece[] };

/** What is longer is not compared letter by letter. */
export const LONGEST_COMPARED = 300;
/** With fewer letters in common the marks would be noise. */
const LEAST_IN_COMMON = 0.5;
const COUNTS = /[\p{L}\p{N}\p{S}]/u;

/** Which letters of the typed answer are wrong, and which of the expected one are missing. */
export function findDifference(typed: string, expected: string): Difference {
  const [one, other] = [splitLetters(typed.trim()), splitLetters(expected.trim())];
  if (Math.max(one.length, other.length) > LONGEST_COMPARED) {
    return wholly(typed, expected);
  }
  const { steps } = align(one.map(toLetter), other.map(toLetter));
  const same = steps.filter(({ likeness }) => likeness === 'same' || likeness === 'bare');
  if (same.length < LEAST_IN_COMMON * Math.max(one.length, other.length)) {
    return wholly(typed, expected);
  }
  const exact = steps.filter(({ likeness }) => likeness === 'same');
  return {
    typed: toPieces(one, new Set(exact.map((step) => step.typed))),
    expected: toPieces(other, new Set(exact.map((step) => step.expected))),
  };
}

function wholly(typed: string, expected: string): Difference {
  return { typed: toPiece(typed.trim()), expected: toPiece(expected.trim()) };
}

function toPiece(text: string): Piece[] {
  return text === '' ? [] : [{ text, isDifferent: true }];
}

function toPieces(
  letters: readonly string[],
  same: ReadonlySet<number | undefined>,
): readonly Piece[] {
  const pieces: Piece[] = [];
  letters.forEach((text, place) => {
    // Spaces and punctuation are forgiven, so they are not pointed at.
    const isDifferent = COUNTS.test(text) && !same.has(place);
    const last = pieces.at(-1);
    if (last?.isDifferent === isDifferent) {
      last.text += text;
    } else {
      pieces.push({ text, isDifferent });
    }
  });
  return pieces;
}
