import type { Lexicon } from '../lexicon';
import type { ReadDocument, ReadSentence } from '../../reading/read-document';

/** Kinds of words that definitions are built with; a word may be of several. */
export const KIND = {
  be: 1,
  article: 2,
  relative: 4,
  pronoun: 8,
  naming: 16,
  meaning: 32,
} as const;
/** Signs that may stand between two words. */
export const SIGN = { comma: 1, opening: 2, bracket: 4, dash: 8, semicolon: 16 } as const;

const KINDS_BY_WORD = new Map<string, number>();
for (const [kind, list] of [
  [KIND.be, 'is are was were be'],
  [KIND.article, 'a an the any one'],
  [KIND.relative, 'that which who whom whose where'],
  [KIND.pronoun, 'it they he she we you this these those its their his her our your i'],
  [KIND.naming, 'called termed named known referred dubbed'],
  [KIND.meaning, 'means mean refers refer describes occurs occur involves defined'],
] as const) {
  for (const word of list.split(' ')) {
    KINDS_BY_WORD.set(word, (KINDS_BY_WORD.get(word) ?? 0) | kind);
  }
}
/** Rank that stands for words nobody has counted. */
const UNKNOWN_RANK = 200_000;

/** How many of something stand before each place, so that any stretch of a sentence is one difference. */
type RunningCount = Uint16Array;

/** A sentence looked at once for all its clauses. Places count from the sentence's first word. */
export type SentenceMarks = {
  kinds: Uint8Array;
  /** Signs before each word; the last are those at the sentence's end. */
  signs: Uint8Array;
  rarity: Float32Array;
  noun: Float32Array;
  verb: Float32Array;
  adjective: Float32Array;
  wordCounts: Record<
    'be' | 'relative' | 'pronoun' | 'naming' | 'meaning' | 'capital',
    RunningCount
  >;
  /** Counted before each word, the sentence's end included. */
  signCounts: Record<'comma' | 'bracket' | 'dash', RunningCount>;
};

export function markSentence(
  { plain: text, tokens }: ReadDocument,
  { from, to, start, end }: ReadSentence,
  lexicon: Lexicon,
): SentenceMarks {
  const length = to - from;
  const kinds = new Uint8Array(length);
  const rarity = new Float32Array(length);
  const noun = new Float32Array(length);
  const verb = new Float32Array(length);
  const adjective = new Float32Array(length);
  const capitals = new Uint8Array(length);
  const signs = new Uint8Array(length + 1);
  const commas = new Uint8Array(length + 1);
  for (let place = 0; place <= length; place += 1) {
    const at = from + place;
    const gapStart = place > 0 ? (tokens.ends[at - 1] ?? 0) : start;
    const gapEnd = place < length ? (tokens.starts[at] ?? 0) : end;
    for (let letter = gapStart; letter < gapEnd; letter += 1) {
      const sign = signOf(text.charCodeAt(letter));
      signs[place] = (signs[place] ?? 0) | sign;
      commas[place] = (commas[place] ?? 0) + (sign === SIGN.comma ? 1 : 0);
    }
    if (place < length) {
      const word = tokens.vocabulary[tokens.ids[at] ?? -1] ?? '';
      const use = lexicon.useOf(word);
      kinds[place] = KINDS_BY_WORD.get(word) ?? 0;
      rarity[place] = Math.log2(1 + (lexicon.rankOf(word) ?? UNKNOWN_RANK));
      noun[place] = use.noun;
      verb[place] = use.verb;
      adjective[place] = use.adjective;
      capitals[place] = /^\p{Lu}/u.test(text[tokens.starts[at] ?? 0] ?? '') ? 1 : 0;
    }
  }
  return {
    kinds,
    signs,
    rarity,
    noun,
    verb,
    adjective,
    wordCounts: {
      be: countUp(kinds, (kind) => (kind & KIND.be ? 1 : 0)),
      relative: countUp(kinds, (kind) => (kind & KIND.relative ? 1 : 0)),
      pronoun: countUp(kinds, (kind) => (kind & KIND.pronoun ? 1 : 0)),
      naming: countUp(kinds, (kind) => (kind & KIND.naming ? 1 : 0)),
      meaning: countUp(kinds, (kind) => (kind & KIND.meaning ? 1 : 0)),
      capital: countUp(capitals, (capital) => capital),
    },
    signCounts: {
      comma: countUp(commas, (comma) => comma),
      bracket: countUp(signs, (sign) => (sign & SIGN.bracket ? 1 : 0)),
      dash: countUp(signs, (sign) => (sign & SIGN.dash ? 1 : 0)),
    },
  };
}

function signOf(code: number): number {
  switch (code) {
    case 0x2c:
      return SIGN.comma;
    case 0x28:
      return SIGN.opening | SIGN.bracket;
    case 0x29:
      return SIGN.bracket;
    case 0x3a:
    case 0x2013:
    case 0x2014:
      return SIGN.dash;
    case 0x3b:
      return SIGN.semicolon;
    default:
      return 0;
  }
}

function countUp(values: Uint8Array, worthOf: (value: number) => number): RunningCount {
  const counts = new Uint16Array(values.length + 1);
  for (let place = 0; place < values.length; place += 1) {
    counts[place + 1] = (counts[place] ?? 0) + worthOf(values[place] ?? 0);
  }
  return counts;
}
