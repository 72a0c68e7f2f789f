import { shuffle, type Random } from '../../../lib/random/shuffle';
import { findAlsoRight } from './also-right';
import { rightTerms, type Term, type TermIndex, type TestCard, toTerm } from './term-index';

const WRONG_OPTIONS = 3;
/** Enough that the options differ next time, few enough that they are hard to tell apart. */
const NEAREST = 8;

/** What makes two terms easy to mix up, and how much. */
const WEIGHT = {
  meaning: 4,
  document: 3,
  length: 2,
  words: 2,
  field: 1.5,
  shape: 1,
  /** Equally near terms take turns. */
  chance: 0.5,
} as const;

/** The right term and up to three wrong ones of its kind, in any order; no two are the same. */
export function chooseOptions(index: TermIndex, asked: TestCard, random: Random): string[] {
  const wrong = shuffle(findNearest(index, asked, random), random).slice(0, WRONG_OPTIONS);
  return shuffle([asked.question, ...wrong], random);
}

function findNearest(index: TermIndex, asked: TestCard, random: Random): string[] {
  const term = toTerm(asked);
  const taken = new Set([...rightTerms(index, asked), term.folded]);
  const isAlsoRight = findAlsoRight(term);
  const nearness = measureNearness(index, term);
  const candidates = index.terms.map((other, place) => ({
    term: other,
    likeness: compareForms(other, term),
    points: (nearness[place] ?? 0) + WEIGHT.chance * random(),
  }));
  candidates.sort((a, b) => b.likeness - a.likeness || b.points - a.points);

  const nearest: string[] = [];
  let least = 0;
  for (const { term: other, likeness } of candidates) {
    // Those that are less alike fill up what is missing, and are no choice beside the others.
    if (nearest.length === NEAREST || (nearest.length >= WRONG_OPTIONS && likeness < least)) {
      break;
    }
    if (!taken.has(other.folded) && !isAlsoRight(other)) {
      taken.add(other.folded);
      nearest.push(other.card.question);
      least = likeness;
    }
  }
  return nearest;
}

/** What would give a wrong term away at once; the first weighs more than all behind it together. */
function compareForms(one: Term, other: Term): number {
  const isSame = [
    one.language === other.language,
    one.thing === other.thing,
    one.card.kind === other.card.kind,
    one.isPlural === other.isPlural,
  ];
  return isSame.reduce((points, same) => 2 * points + Number(same), 0);
}

/** For every term of the set, in its order. */
function measureNearness(index: TermIndex, term: Term): number[] {
  const asked = term.card;
  const meaning = compareMeaning(index, term.meaning);
  return index.terms.map((other, place) => {
    const { document } = other.card;
    const isSameDocument = document?.documentId === asked.document?.documentId;
    const isSameField = document?.field === asked.document?.field;
    const isSameShape = [other.words.size === term.words.size, other.hasDigits === term.hasDigits];
    return (
      WEIGHT.meaning * (meaning[place] ?? 0) +
      (isSameDocument ? WEIGHT.document : 0) +
      (isSameField ? WEIGHT.field : 0) +
      WEIGHT.length * compareLengths(other.folded.length, term.folded.length) +
      WEIGHT.words * compareWords(other.words, term.words) +
      WEIGHT.shape * isSameShape.filter(Boolean).length
    );
  });
}

/** How much of what is asked about each definition shares; rare words count for more. */
function compareMeaning({ terms, placesOf }: TermIndex, words: ReadonlySet<string>): number[] {
  const shares = Array.from(terms, () => 0);
  let total = 0;
  for (const word of words) {
    const places = placesOf.get(word) ?? [];
    const rarity = Math.log(1 + terms.length / (1 + places.length));
    total += rarity;
    for (const place of places) {
      shares[place] = (shares[place] ?? 0) + rarity;
    }
  }
  return total === 0 ? shares : shares.map((share) => share / total);
}

function compareLengths(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b, 1);
}

function compareWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) {
    shared += b.has(word) ? 1 : 0;
  }
  return shared / Math.max(a.size, b.size, 1);
}
