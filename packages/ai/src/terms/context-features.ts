import { placeOf, type SparseRow } from '../learning/linear';
import type { Lexicon } from '../lexicon/lexicon';
import type { Surroundings } from './cues';

export const CONTEXT_WIDTH = 16_384;
/** Words so common that they say how a sentence is built, not what it is about. */
const COMMON_RANK = 400;

/** The words and signs around an occurrence, in combinations. */
export function describeContext(
  { before, after, gapBefore, gapAfter, isFirst, isLast }: Surroundings,
  size: number,
  nameOf: (word: string) => string,
): SparseRow {
  const [a1, a2, a3] = after.map(nameOf);
  const [b1, b2, b3] = before.map(nameOf);
  const left = gapBefore.trim().slice(-2);
  const right = gapAfter.trim().slice(0, 2);
  const names = [
    `b1 ${b1}`,
    `b2 ${b2} ${b1}`,
    `b3 ${b3} ${b2} ${b1}`,
    `a1 ${a1}`,
    `a2 ${a1} ${a2}`,
    `a3 ${a1} ${a2} ${a3}`,
    `lb ${left} ${b1}`,
    `ra ${right} ${a1}`,
    `rr ${right} ${a1} ${a2}`,
    `lr ${left} ${right}`,
    `ba ${b1} ${right} ${a1}`,
    `sb ${size} ${b1}`,
    `sa ${size} ${right} ${a1}`,
    `f ${isFirst} ${right} ${a1} ${a2}`,
    `l ${isLast} ${left} ${b1} ${b2}`,
    `n ${size}`,
  ];
  return {
    places: names.map((name) => placeOf(name, CONTEXT_WIDTH)),
    values: names.map(() => 1),
  };
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
