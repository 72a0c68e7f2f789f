import { shuffle, type Random } from '../shuffle';
import { rightTerms, type TermIndex, type TestCard, toTerm } from './term-index';

const WRONG_OPTIONS = 3;
/** Enough for another question next time, few enough to be hard to tell apart. */
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
  const taken = new Set([...rightTerms(index, asked), toTerm(asked).folded]);
  const nearness = measureNearness(index, asked).map((points) => points + WEIGHT.chance * random());
  const order = nearness.map((_, place) => place);
  order.sort((a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0));

  const nearest: string[] = [];
  for (const place of order) {
    const term = index.terms[place];
    if (term && !taken.has(term.folded)) {
      taken.add(term.folded);
      nearest.push(term.card.question);
    }
    if (nearest.length === NEAREST) {
      break;
    }
  }
  return nearest;
}

/** For every term of the set, in its order. */
function measureNearness(index: TermIndex, asked: TestCard): number[] {
  const term = toTerm(asked);
  const meaning = compareMeaning(index, term.meaning);
  return index.terms.map((other, place) => {
    const { document } = other.card;
    const isSameDocument = document?.documentId === asked.document?.documentId;
    const isSameField = document?.field === asked.document?.field;
    const isSameShape = [
      other.words.size === term.words.size,
      other.hasDigits === term.hasDigits,
      other.isAcronym === term.isAcronym,
      other.isQuestion === term.isQuestion,
    ];
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
