import type { ReadDocument } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';

const FEATURE_NAMES = [
  'count',
  'density',
  'first place',
  'first sentence',
  'spread',
  'first weight',
  'second weight',
  'content words',
  'cohesion',
  'heading words',
  'in heading',
  'in opening',
  'opens block',
  'best sentence rank',
  'mean sentence rank',
  'text words',
  'first length',
  'second length',
  'capitals',
] as const;
export const PAIR_FEATURE_COUNT = FEATURE_NAMES.length;
const OPENING_SENTENCES = 3;

/** The pairs of neighbouring words of some sentences. A summary says few pairs that its text does not have. */
export type WordPairs = {
  count: number;
  /** For each of the sentences: the numbers of its pairs, in order. */
  pairsOf: Int32Array[];
  /** A row of features for each pair, one after the other. They hold for any language. */
  table: Float32Array;
};

/** What was found out about one pair on the way through the text. */
type Sightings = {
  count: number;
  first: number;
  last: number;
  firstSentence: number;
  bestRank: number;
  rankSum: number;
  capitals: number;
  opensBlock: number;
  isInHeading: boolean;
};

/** `weights` say how much the text is about each word, `ranks` how central each sentence is: 0 the most. */
export function describePairs(
  document: ReadDocument,
  indexes: readonly number[],
  { weights, ranks }: { weights: Float32Array; ranks: Int32Array },
): WordPairs {
  const { sentences, tokens } = document;
  const { ids, vocabulary } = tokens;
  const numbers = new Map<number, number>();
  const pairsOf = indexes.map((index) => {
    const { from = 0, to = 0 } = sentences[index] ?? {};
    const own = new Int32Array(Math.max(0, to - from - 1));
    for (let step = 0; step < own.length; step += 1) {
      const key = keyOf(document, from + step);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      own[step] = number;
    }
    return own;
  });

  const { seen, headingWords } = sightPairs(document, numbers, ranks);
  const wordCounts = new Int32Array(vocabulary.length);
  for (const id of ids) {
    wordCounts[id] = (wordCounts[id] ?? 0) + 1;
  }
  const isContent = Uint8Array.from(vocabulary, (word) =>
    word.length > 1 && !STOP_WORDS.has(word) ? 1 : 0,
  );
  const isTopic = (id: number) => (isContent[id] ?? 0) * (headingWords[id] ?? 0);
  const words = Math.max(1, tokens.count);
  const table = new Float32Array(numbers.size * PAIR_FEATURE_COUNT);
  for (const [key, number] of numbers) {
    const pair = seen[number];
    if (!pair) {
      continue;
    }
    const first = Math.floor(key / vocabulary.length);
    const second = key % vocabulary.length;
    const rarer = Math.min(wordCounts[first] ?? 1, wordCounts[second] ?? 1);
    const answers = [
      Math.log2(pair.count),
      Math.log2(pair.count / words),
      pair.first / words,
      pair.firstSentence,
      (pair.last - pair.first) / words,
      weights[first] ?? 0,
      weights[second] ?? 0,
      (isContent[first] ?? 0) + (isContent[second] ?? 0),
      pair.count / Math.max(1, rarer),
      isTopic(first) + isTopic(second),
      pair.isInHeading ? 1 : 0,
      pair.firstSentence < OPENING_SENTENCES ? 1 : 0,
      pair.opensBlock / pair.count,
      pair.bestRank,
      pair.rankSum / pair.count,
      Math.log2(words),
      (vocabulary[first] ?? '').length,
      (vocabulary[second] ?? '').length,
      pair.capitals / pair.count,
    ];
    for (let column = 0; column < answers.length; column += 1) {
      table[number * PAIR_FEATURE_COUNT + column] = answers[column] as number;
    }
  }
  return { count: numbers.size, pairsOf, table };
}

/** One number for the pair that begins at a word. */
function keyOf({ tokens: { ids, vocabulary } }: ReadDocument, at: number): number {
  return (ids[at] ?? 0) * vocabulary.length + (ids[at + 1] ?? 0);
}

/** Goes through the whole text once: a pair of a chosen sentence may stand anywhere. */
function sightPairs(
  document: ReadDocument,
  numbers: ReadonlyMap<number, number>,
  ranks: Int32Array,
): { seen: Sightings[]; headingWords: Uint8Array } {
  const { text, tokens, sentences, blocks } = document;
  const seen: Sightings[] = [];
  const headingWords = new Uint8Array(tokens.vocabulary.length);
  sentences.forEach(({ from, to, block, start }, index) => {
    const isHeading = blocks[block]?.isHeading ?? false;
    const opensBlock = blocks[block]?.start === start ? 1 : 0;
    const rank = (ranks[index] ?? 0) / sentences.length;
    for (let at = from; at < to; at += 1) {
      if (isHeading) {
        headingWords[tokens.ids[at] ?? 0] = 1;
      }
      const number = at + 1 < to ? numbers.get(keyOf(document, at)) : undefined;
      if (number === undefined) {
        continue;
      }
      const pair = (seen[number] ??= {
        count: 0,
        first: at,
        last: at,
        firstSentence: index,
        bestRank: 1,
        rankSum: 0,
        capitals: 0,
        opensBlock: 0,
        isInHeading: false,
      });
      const initial = text[tokens.starts[at + 1] ?? 0] ?? '';
      pair.count += 1;
      pair.last = at;
      pair.bestRank = Math.min(pair.bestRank, rank);
      pair.rankSum += rank;
      pair.capitals += initial === initial.toLowerCase() ? 0 : 1;
      pair.opensBlock += opensBlock;
      pair.isInHeading ||= isHeading;
    }
  });
  return { seen, headingWords };
}
