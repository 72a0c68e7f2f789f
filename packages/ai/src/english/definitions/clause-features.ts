import type { Lexicon } from '../lexicon';
import { CUES, surroundingsOf } from '../terms/cues';
import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { type Clause, type Mention, wordAt } from './clauses';
import { KIND, markSentence, type SentenceMarks, SIGN } from './sentence-marks';

/** Answers about one clause; each is a number. Those about the mention are worked out once for all its clauses. */
const MENTION_FEATURES = [
  'order',
  'place in sentence',
  'sentence words',
  'term words',
  'opens block',
  ...CUES.map(([name]) => `cue ${name}`),
];
const CLAUSE_FEATURES = [
  'is after',
  'distance',
  'between be',
  'between naming',
  'between meaning',
  'between comma',
  'between bracket',
  'between dash',
  'between relative',
  'starts sentence',
  'ends sentence',
  'starts after be',
  'starts after comma',
  'starts after bracket',
  'starts after dash',
  'starts with a',
  'starts with the',
  'starts with relative',
  'starts with when',
  'starts with pronoun',
  'starts with to',
  'first rarity',
  'first noun',
  'first verb',
  'first adjective',
  'second noun',
  'last noun',
  'last rarity',
  'ends at comma',
  'ends at bracket',
  'ends at dash',
  'ends before relative',
  'ends before and',
  'ends before be',
  'ends before naming',
  'ends before term',
  'words',
  'share of sentence',
  'pronouns',
  'commas',
  'links',
  'verbs',
  'capitals',
  'term words inside',
  'start word after mention',
];
export const CLAUSE_FEATURE_COUNT = MENTION_FEATURES.length + CLAUSE_FEATURES.length;

/** Puts what is known about a mention into the row, then about any of its clauses. */
export type ClauseDescriber = (mention: Mention, row: Float32Array) => (clause: Clause) => void;

export function createClauseDescriber(document: ReadDocument, lexicon: Lexicon): ClauseDescriber {
  const known = new Map<ReadSentence, SentenceMarks>();
  return (mention, row) => {
    const { sentence } = mention;
    const marks = known.get(sentence) ?? markSentence(document, sentence, lexicon);
    known.set(sentence, marks);
    for (const [column, answer] of describeMention(document, mention).entries()) {
      row[column] = answer;
    }
    const ownWords = countOwnWords(document, mention);
    return (clause) => describeClause(document, clause, { marks, ownWords, row });
  };
}

function describeMention(document: ReadDocument, { sentence, at, size, order }: Mention): number[] {
  const around = surroundingsOf(document, sentence, at, size);
  const length = Math.max(1, sentence.to - sentence.from);
  return [
    order,
    (at - sentence.from) / length,
    length,
    size,
    sentence.start === document.blocks[sentence.block]?.start ? 1 : 0,
    ...CUES.map(([, isThere]) => (isThere(around) ? 1 : 0)),
  ];
}

/** Running count of the longer words of the term, wherever they stand in the sentence. */
function countOwnWords(document: ReadDocument, { sentence, at, size }: Mention): Uint16Array {
  const own = new Set<string>();
  for (let index = at; index < at + size; index += 1) {
    own.add(wordAt(document, index));
  }
  const counts = new Uint16Array(sentence.to - sentence.from + 1);
  for (let place = 0; place + 1 < counts.length; place += 1) {
    const word = wordAt(document, sentence.from + place);
    counts[place + 1] = (counts[place] ?? 0) + (word.length > 3 && own.has(word) ? 1 : 0);
  }
  return counts;
}

function describeClause(
  document: ReadDocument,
  { mention, from, to }: Clause,
  { marks, ownWords, row }: { marks: SentenceMarks; ownWords: Uint16Array; row: Float32Array },
) {
  const { sentence, at, size } = mention;
  const { kinds, signs, rarity, noun, verb, adjective, wordCounts, signCounts } = marks;
  const first = from - sentence.from;
  const end = to - sentence.from;
  const last = end - 1;
  const isAfter = from >= at + size;
  const gapFrom = isAfter ? at + size - sentence.from : end;
  const gapTo = isAfter ? first : at - sentence.from;
  const word = wordAt(document, from);
  const kind = kinds[first] ?? 0;
  const kindBefore = first > 0 ? (kinds[first - 1] ?? 0) : 0;
  const next = to < sentence.to ? wordAt(document, to) : '';
  const nextKind = kinds[end] ?? 0;
  const signIn = signs[first] ?? 0;
  const signOut = signs[end] ?? 0;

  const answers = [
    Number(isAfter),
    gapTo - gapFrom,
    Number(isBetween(wordCounts.be, gapFrom, gapTo)),
    Number(isBetween(wordCounts.naming, gapFrom, gapTo)),
    Number(isBetween(wordCounts.meaning, gapFrom, gapTo)),
    Number(isBetween(signCounts.comma, gapFrom, gapTo + 1)),
    Number(isBetween(signCounts.bracket, gapFrom, gapTo + 1)),
    Number(isBetween(signCounts.dash, gapFrom, gapTo + 1)),
    Number(isBetween(wordCounts.relative, gapFrom, gapTo)),
    Number(first === 0),
    Number(to === sentence.to),
    Number((kindBefore & KIND.be) > 0),
    Number((signIn & SIGN.comma) > 0),
    Number((signIn & SIGN.opening) > 0),
    Number((signIn & SIGN.dash) > 0),
    Number(word === 'a' || word === 'an'),
    Number(word === 'the'),
    Number((kind & KIND.relative) > 0),
    Number(word === 'when'),
    Number((kind & KIND.pronoun) > 0),
    Number(word === 'to'),
    rarity[first] ?? 0,
    noun[first] ?? 0,
    verb[first] ?? 0,
    adjective[first] ?? 0,
    noun[first + 1] ?? 0,
    noun[last] ?? 0,
    rarity[last] ?? 0,
    Number((signOut & SIGN.comma) > 0),
    Number((signOut & SIGN.bracket) > 0),
    Number((signOut & (SIGN.dash | SIGN.semicolon)) > 0),
    Number((nextKind & KIND.relative) > 0),
    Number(next === 'and' || next === 'or'),
    Number((nextKind & KIND.be) > 0),
    Number((nextKind & KIND.naming) > 0),
    Number(to === at),
    to - from,
    (to - from) / Math.max(1, sentence.to - sentence.from),
    countIn(wordCounts.pronoun, first, end),
    countIn(signCounts.comma, first + 1, end),
    countIn(wordCounts.relative, first, end),
    countIn(wordCounts.be, first, end),
    countIn(wordCounts.capital, first, end),
    countIn(ownWords, first, end),
    Number(isAfter && from === at + size && (kind & KIND.article) === 0),
  ];
  for (let column = 0; column < answers.length; column += 1) {
    row[MENTION_FEATURES.length + column] = answers[column] as number;
  }
}

function countIn(counts: Uint16Array, from: number, to: number): number {
  return (counts[to] ?? 0) - (counts[from] ?? 0);
}

function isBetween(counts: Uint16Array, from: number, to: number): boolean {
  return countIn(counts, from, to) > 0;
}
