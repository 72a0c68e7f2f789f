import type { Lexicon } from '../lexicon/lexicon';
import { CUES, surroundingsOf } from '../terms/cues';
import type { ReadDocument } from '../text/read-document';
import { type Clause, gapBefore, type Mention, wordAt } from './clauses';

const words = (list: string) => new Set(list.split(' '));
const BE = words('is are was were be');
const ARTICLES = words('a an the any one');
const RELATIVES = words('that which who whom whose where');
const PRONOUNS = words('it they he she we you this these those its their his her our your i');
const NAMING = words('called termed named known referred dubbed');
const MEANING = words('means mean refers refer describes occurs occur involves defined');

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

export function describeMention(document: ReadDocument, { sentence, at, size, order }: Mention) {
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

export function describeClause(
  document: ReadDocument,
  { mention, from, to }: Clause,
  lexicon: Lexicon,
): number[] {
  const { sentence, at, size } = mention;
  const { text, tokens } = document;
  const word = (index: number) => wordAt(document, index);
  const isAfter = from >= at + size;
  const [betweenFrom, betweenTo] = isAfter ? [at + size, from] : [to, at];
  const between = rangeOf(betweenFrom, betweenTo).map(word);
  const joint = text.slice(
    isAfter ? tokens.ends[at + size - 1] : tokens.ends[to - 1],
    isAfter ? tokens.starts[from] : tokens.starts[at],
  );
  const gapIn = gapBefore(document, sentence, from);
  const gapOut = gapBefore(document, sentence, to);
  const before = from > sentence.from ? word(from - 1) : '';
  const next = to < sentence.to ? word(to) : '';
  const inside = rangeOf(from, to).map(word);
  const own = new Set(rangeOf(at, at + size).map(word));
  const first = lexicon.useOf(word(from));
  const rarity = (index: number) => Math.log2(1 + (lexicon.rankOf(word(index)) ?? 200_000));
  const flag = (isTrue: boolean) => (isTrue ? 1 : 0);
  const count = (set: ReadonlySet<string>) => inside.filter((each) => set.has(each)).length;

  return [
    flag(isAfter),
    betweenTo - betweenFrom,
    flag(between.some((each) => BE.has(each))),
    flag(between.some((each) => NAMING.has(each))),
    flag(between.some((each) => MEANING.has(each))),
    flag(joint.includes(',')),
    flag(/[()]/.test(joint)),
    flag(/[—–:]/.test(joint)),
    flag(between.some((each) => RELATIVES.has(each))),
    flag(from === sentence.from),
    flag(to === sentence.to),
    flag(BE.has(before)),
    flag(gapIn.includes(',')),
    flag(gapIn.includes('(')),
    flag(/[—–:]/.test(gapIn)),
    flag(word(from) === 'a' || word(from) === 'an'),
    flag(word(from) === 'the'),
    flag(RELATIVES.has(word(from))),
    flag(word(from) === 'when'),
    flag(PRONOUNS.has(word(from))),
    flag(word(from) === 'to'),
    rarity(from),
    first.noun,
    first.verb,
    first.adjective,
    lexicon.useOf(word(from + 1)).noun,
    lexicon.useOf(word(to - 1)).noun,
    rarity(to - 1),
    flag(gapOut.includes(',')),
    flag(/[()]/.test(gapOut)),
    flag(/[—–:;]/.test(gapOut)),
    flag(RELATIVES.has(next)),
    flag(next === 'and' || next === 'or'),
    flag(BE.has(next)),
    flag(NAMING.has(next)),
    flag(to === at),
    to - from,
    (to - from) / Math.max(1, sentence.to - sentence.from),
    count(PRONOUNS),
    (text.slice(tokens.starts[from], tokens.ends[to - 1]).match(/,/g) ?? []).length,
    count(RELATIVES),
    count(BE),
    inside.filter((_, step) => /^\p{Lu}/u.test(text[tokens.starts[from + step] ?? 0] ?? '')).length,
    inside.filter((each) => each.length > 3 && own.has(each)).length,
    flag(isAfter && from === at + size && !ARTICLES.has(word(from))),
  ];
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
}
