import { hashOn, placeOfHash, type SparseRow } from '../../learning/linear';
import type { Lexicon } from '../lexicon';
import type { Surroundings } from './cues';

export const CONTEXT_WIDTH = 16_384;
/** Words so common that they say how a sentence is built, not what it is about. */
const COMMON_RANK = 400;

/** What each combination begins with, so that equal words in another place are another thing. */
const START = {
  b1: hashOn('b1 '),
  b2: hashOn('b2 '),
  b3: hashOn('b3 '),
  a1: hashOn('a1 '),
  a2: hashOn('a2 '),
  a3: hashOn('a3 '),
  lb: hashOn('lb '),
  ra: hashOn('ra '),
  rr: hashOn('rr '),
  lr: hashOn('lr '),
  ba: hashOn('ba '),
  sb: hashOn('sb '),
  sa: hashOn('sa '),
  f: hashOn('f '),
  l: hashOn('l '),
  n: hashOn('n '),
};
const ONES = Object.keys(START).map(() => 1);

/** The words and signs around an occurrence, in combinations. */
export function describeContext(
  { before, after, gapBefore, gapAfter, isFirst, isLast }: Surroundings,
  size: number,
  nameOf: (word: string) => string,
): SparseRow {
  const a1 = nameOf(after[0]);
  const a2 = nameOf(after[1]);
  const a3 = nameOf(after[2]);
  const b1 = nameOf(before[0]);
  const b2 = nameOf(before[1]);
  const b3 = nameOf(before[2]);
  const left = gapBefore.trim().slice(-2);
  const right = gapAfter.trim().slice(0, 2);
  const words = String(size);
  return {
    places: [
      hashOn(b1, START.b1),
      andOn(b1, hashOn(b2, START.b2)),
      andOn(b1, andOn(b2, hashOn(b3, START.b3))),
      hashOn(a1, START.a1),
      andOn(a2, hashOn(a1, START.a2)),
      andOn(a3, andOn(a2, hashOn(a1, START.a3))),
      andOn(b1, hashOn(left, START.lb)),
      andOn(a1, hashOn(right, START.ra)),
      andOn(a2, andOn(a1, hashOn(right, START.rr))),
      andOn(right, hashOn(left, START.lr)),
      andOn(a1, andOn(right, hashOn(b1, START.ba))),
      andOn(b1, hashOn(words, START.sb)),
      andOn(a1, andOn(right, hashOn(words, START.sa))),
      andOn(a2, andOn(a1, andOn(right, hashOn(String(isFirst), START.f)))),
      andOn(b2, andOn(b1, andOn(left, hashOn(String(isLast), START.l)))),
      hashOn(words, START.n),
    ].map(toPlace),
    values: ONES,
  };
}

/** A space, then the text. */
function andOn(text: string, hash: number): number {
  return hashOn(text, hashOn(' ', hash));
}

function toPlace(hash: number): number {
  return placeOfHash(hash, CONTEXT_WIDTH);
}

/** A common word by its name, any other by the way it is used. */
export function createWordNamer(lexicon: Lexicon): (word: string) => string {
  const names = new Map<string, string>();
  function find(word: string): string {
    if (word === '') {
      return '-';
    }
    if ((lexicon.rankOf(word) ?? COMMON_RANK) < COMMON_RANK) {
      return word;
    }
    const { noun, verb, adjective } = lexicon.useOf(word);
    const ending = /(?:ed|ing|s|ly)$/.exec(word)?.[0] ?? '';
    const most = Math.max(noun, verb, adjective);
    const kind = most === 0 ? '?' : most === noun ? 'N' : most === verb ? 'V' : 'A';
    return `${kind}${ending}`;
  }
  return (word) => {
    let name = names.get(word);
    if (name === undefined) {
      name = find(word);
      names.set(word, name);
    }
    return name;
  };
}
