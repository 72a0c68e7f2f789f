import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import type { Tokens } from '../../reading/tokens';

/** What stands around one occurrence of a phrase; words are folded, '' beyond the sentence. */
export type Surroundings = {
  before: [string, string, string];
  after: [string, string, string];
  gapBefore: string;
  gapAfter: string;
  isFirst: boolean;
  isLast: boolean;
};

const words = (list: string) => new Set(list.split(' '));
const NAMING = words('called termed named dubbed labeled coined');
const BE = words('is are was were be');
const ARTICLES = words('a an the');
const EXPLAINING = words(
  'refers refer means mean occurs occur describes describe involves involve consists consist states includes include contains contain represents measures measure uses requires allows explains',
);
const KIND = words(
  'type types kind kinds form forms example examples process concept idea theory law principle',
);

/** Signs that a phrase is being introduced, explained or just used. Each is counted over its occurrences. */
export const CUES: [name: string, isThere: (around: Surroundings) => boolean][] = [
  ['named', ({ before: [a, b] }) => NAMING.has(a) || (NAMING.has(b) && ARTICLES.has(a))],
  ['known as', ({ before: [a, b, c] }) => isKnownAs(a, b) || (ARTICLES.has(a) && isKnownAs(b, c))],
  ['is a', ({ after: [a, b], gapAfter }) => gapAfter === ' ' && BE.has(a) && ARTICLES.has(b)],
  ['is', ({ after: [a], gapAfter }) => gapAfter === ' ' && BE.has(a)],
  ['is defined', ({ after: [a, b] }) => BE.has(a) && /^(?:defined|when|called|one|any)$/.test(b)],
  ['explained', ({ after: [a], gapAfter }) => gapAfter === ' ' && EXPLAINING.has(a)],
  ['apposed', ({ after: [a], gapAfter }) => gapAfter.startsWith(',') && ARTICLES.has(a)],
  ['or', ({ after: [a], gapAfter }) => a === 'or' && gapAfter.startsWith(',')],
  [
    'which',
    ({ after: [a], gapAfter }) => gapAfter.startsWith(',') && /^(?:which|or|where|in)$/.test(a),
  ],
  ['that', ({ after: [a], gapAfter }) => gapAfter === ' ' && /^(?:that|which|who)$/.test(a)],
  ['bracket after', ({ gapAfter }) => gapAfter.includes('(')],
  ['in brackets', ({ gapBefore, gapAfter }) => gapBefore.includes('(') && gapAfter.includes(')')],
  ['quoted', ({ gapBefore, gapAfter }) => /["“‘]/.test(gapBefore) && /["”’]/.test(gapAfter)],
  ['dash', ({ gapAfter }) => /[—–:]/.test(gapAfter)],
  ['alternative', ({ before: [a] }) => a === 'or'],
  ['after article', ({ before: [a] }) => a === 'a' || a === 'an'],
  ['after the', ({ before: [a] }) => a === 'the'],
  ['after of', ({ before: [a] }) => a === 'of'],
  ['such as', ({ before: [a, b] }) => (a === 'as' && b === 'such') || a === 'like'],
  ['kind of', ({ before: [a, b] }) => a === 'of' && KIND.has(b)],
  ['after verb to be', ({ before: [a, b] }) => BE.has(a) || (ARTICLES.has(a) && BE.has(b))],
  ['after and', ({ before: [a] }) => a === 'and'],
  ['first', ({ isFirst }) => isFirst],
  ['last', ({ isLast }) => isLast],
  ['clause end', ({ gapAfter }) => /[,;.]/.test(gapAfter)],
  ['before of', ({ after: [a], gapAfter }) => gapAfter === ' ' && a === 'of'],
  ['goes on', ({ after: [a], gapAfter, isLast }) => gapAfter === ' ' && !isLast && a.length > 3],
];

function isKnownAs(a: string, b: string): boolean {
  return a === 'as' && /^(?:known|to|defined|described|identified)$/.test(b);
}

export function surroundingsOf(
  { plain: text, tokens }: ReadDocument,
  sentence: ReadSentence,
  at: number,
  size: number,
): Surroundings {
  const next = at + size;
  const gapStart = at > sentence.from ? (tokens.ends[at - 1] ?? 0) : sentence.start;
  const gapEnd = next < sentence.to ? (tokens.starts[next] ?? 0) : sentence.end;
  return {
    before: [
      wordIn(tokens, sentence, at - 1),
      wordIn(tokens, sentence, at - 2),
      wordIn(tokens, sentence, at - 3),
    ],
    after: [
      wordIn(tokens, sentence, next),
      wordIn(tokens, sentence, next + 1),
      wordIn(tokens, sentence, next + 2),
    ],
    gapBefore: text.slice(gapStart, tokens.starts[at]),
    gapAfter: text.slice(tokens.ends[next - 1], gapEnd),
    isFirst: at - sentence.from <= 1,
    isLast: next === sentence.to,
  };
}

function wordIn({ ids, vocabulary }: Tokens, { from, to }: ReadSentence, index: number): string {
  return index >= from && index < to ? (vocabulary[ids[index] ?? 0] ?? '') : '';
}
