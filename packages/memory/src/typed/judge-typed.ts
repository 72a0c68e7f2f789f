import { align } from './alignment';
import { listAlternatives } from './alternatives';
import { type Difference, findDifference, LONGEST_COMPARED } from './difference';
import { isOtherWord, keepsExactWords } from './exact-words';
import { hasMarks, toBare, toLetters } from './letters';
import { countLetters, dropArticles, joinWords, toWords, type Word } from './words';

/** What is said when it is forgiven; letter case, spaces, punctuation and articles are not worth a word. */
export type Forgiven = 'accents' | 'typo';

export type TypedVerdict = {
  outcome: 'right' | 'almost' | 'wrong';
  forgiven: readonly Forgiven[];
  /** To what was expected, or the nearest of it. */
  difference: Difference;
};

/**
 * Whether a typed answer is right. What is the answer of another card (`others`) is not a typo of this one, however
 * near it is.
 */
export function judgeTyped(
  typed: string,
  expected: string,
  others: readonly string[] = [],
): TypedVerdict {
  const accepted = listAlternatives(expected);
  const same = accepted.find((answer) => isSame(toWords(typed), toWords(answer)));
  if (same !== undefined) {
    return { outcome: 'right', forgiven: [], difference: findDifference(typed, same) };
  }
  const isOfOther = others.some((other) => isSameAnswer(typed, other));
  for (const answer of isOfOther ? [] : accepted) {
    const forgiven = findForgiven(typed, answer);
    if (forgiven) {
      return { outcome: 'almost', forgiven, difference: findDifference(typed, answer) };
    }
  }
  const nearest = typed.trim() === '' ? expected : findNearest(typed, accepted);
  return { outcome: 'wrong', forgiven: [], difference: findDifference(typed, nearest) };
}

/** Right without anything that would have to be said. */
export function isSameAnswer(typed: string, expected: string): boolean {
  const words = toWords(typed);
  return listAlternatives(expected).some((answer) => isSame(words, toWords(answer)));
}

function isSame(typed: readonly Word[], expected: readonly Word[]): boolean {
  return (
    typed.length > 0 &&
    (joinWords(typed) === joinWords(expected) ||
      joinWords(dropArticles(typed)) === joinWords(dropArticles(expected)))
  );
}

function findForgiven(typed: string, expected: string): Forgiven[] | undefined {
  const [words, wanted] = [toWords(typed), toWords(expected)];
  return (
    compareWords(words, wanted, expected) ??
    compareWords(dropArticles(words), dropArticles(wanted), expected)
  );
}

/** In a card that was written without any marks nobody can miss them; má and ma are too short to tell. */
const UNMARKED_MIN = 5;

function compareWords(
  typed: readonly Word[],
  expected: readonly Word[],
  written: string,
): Forgiven[] | undefined {
  const wanted = joinWords(expected);
  const length = countLetters(wanted);
  const isUnmarked = length >= UNMARKED_MIN && !hasMarks(written);
  const given = isUnmarked ? toBare(joinWords(typed)) : joinWords(typed);
  const most = mostTypos(length);
  if (given === '' || length > LONGEST_COMPARED || Math.abs(countLetters(given) - length) > most) {
    return undefined;
  }
  const { distance, steps } = align(toLetters(given), toLetters(wanted));
  if (distance > most || (distance > 0 && !isTypo(typed, expected))) {
    return undefined;
  }
  const lacksMarks = steps.some(({ likeness }) => likeness === 'bare');
  const hasOwnMarks = given !== joinWords(typed);
  return [
    ...(lacksMarks || hasOwnMarks ? (['accents'] as const) : []),
    ...(distance > 0 ? (['typo'] as const) : []),
  ];
}

function mostTypos(letters: number): number {
  if (letters >= 9) {
    return 2;
  }
  return letters >= 5 ? 1 : 0;
}

/** A slip of the finger, not another word: north is two letters from south. */
function isTypo(typed: readonly Word[], expected: readonly Word[]): boolean {
  if (!keepsExactWords(typed, expected)) {
    return false;
  }
  return (
    typed.length !== expected.length ||
    expected.every(({ folded }, place) => {
      const given = typed[place]?.folded ?? '';
      const { distance } = align(toLetters(given), toLetters(folded));
      return (
        distance <= Math.max(1, mostTypos(countLetters(folded))) && !isOtherWord(given, folded)
      );
    })
  );
}

function findNearest(typed: string, accepted: readonly string[]): string {
  const letters = toLetters(typed.slice(0, LONGEST_COMPARED));
  const measured = accepted.map((answer) => ({
    answer,
    distance: align(letters, toLetters(answer.slice(0, LONGEST_COMPARED))).distance,
  }));
  return measured.toSorted((one, other) => one.distance - other.distance)[0]?.answer ?? '';
}
