import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';
import { rankByCentrality } from './centrality';

const CUES: [name: string, pattern: RegExp][] = [
  [
    'conclusion',
    /\b(?:in summary|in conclusion|overall|therefore|thus|as a result|consequently|finally|hence)\b|tóm lại|do đó|vì vậy|như vậy|kết luận/iu,
  ],
  [
    'weight',
    /\b(?:important|main|key|major|most|essential|primary|fundamental|central|significant)\b|quan trọng|chính|chủ yếu|cơ bản|đáng chú ý/iu,
  ],
  [
    'definition',
    /\b(?:is|are) (?:an?|the|called|defined|known)\b|\b(?:refers to|means)\b|\slà (?:một|các|những)|được gọi là/iu,
  ],
  [
    'example',
    /\b(?:for example|for instance|such as|e\.g|consider|suppose|imagine|let us)\b|ví dụ|chẳng hạn|giả sử/iu,
  ],
  [
    'pointer',
    /\b(?:figures?|table|equation|chapter|section|exercise|below|above|following|link)\b|hình|bảng|phương trình|mục|dưới đây|sau đây/iu,
  ],
  ['person', /\b(?:you|your|we|our|us|i|my)\b|\b(?:chúng ta|chúng tôi|bạn|tôi)\b/iu],
  [
    'own work',
    /\bwe (?:propose|present|introduce|show|develop|demonstrate|describe|study|find|provide|prove|investigate)\b|\bthis (?:paper|work|article)\b/iu,
  ],
  ['time', /\b(?:1[5-9]|20)\d\d\b/u],
  ['speech', /["“”]/u],
  ['bracket', /[()]/u],
  ['number', /\d/u],
  [
    'backward',
    /^(?:this|these|that|those|it|they|he|she|such|but|and|however|also|another|nhưng|và|tuy nhiên|điều này|nó|họ|đây)\b/iu,
  ],
];

const SENTENCE_FEATURE_NAMES = [
  'place in text',
  'place in block',
  'block place',
  'opens block',
  'closes block',
  'block sentences',
  'opens text',
  'words',
  'content share',
  'centrality',
  'centrality rank',
  'word weight',
  'word weight sum',
  'heaviest words',
  'likeness to opening',
  'likeness to heading',
  'new words',
  'capitals',
  'commas',
  ...CUES.map(([name]) => name),
];
export const SENTENCE_FEATURE_COUNT = SENTENCE_FEATURE_NAMES.length;

export type DescribedSentences = {
  /** One row of features for each sentence, one after the other. They hold for any language. */
  table: Float32Array;
  /** Place of each sentence among all, the most central first. */
  ranks: Int32Array;
  /** How much the text is about each word of its vocabulary. */
  weights: Float32Array;
};

export function describeSentences(document: ReadDocument): DescribedSentences {
  const { plain: text, sentences, blocks } = document;
  const total = Math.max(1, sentences.length);
  const centrality = rankByCentrality(document);
  const ranks = rankOf(centrality);
  const weights = weighWords(document);
  const contents = sentences.map((sentence) => contentOf(document, sentence));
  const opening = contents.find((content) => content.length > 3) ?? [];
  const lastOfBlock = new Map(sentences.map(({ block }, index) => [block, index]));
  const firstOfBlock = new Map<number, number>();
  sentences.forEach(({ block }, index) => {
    firstOfBlock.set(block, firstOfBlock.get(block) ?? index);
  });
  const seen = new Set<number>();
  const table = new Float32Array(sentences.length * SENTENCE_FEATURE_COUNT);
  let heading: number[] = [];

  sentences.forEach((sentence, index) => {
    const { start, end, from, to, block } = sentence;
    const content = contents[index] ?? [];
    if (blocks[block]?.isHeading) {
      heading = content;
    }
    const written = text.slice(start, end);
    const first = firstOfBlock.get(block) ?? index;
    const last = lastOfBlock.get(block) ?? index;
    const length = Math.max(1, to - from);
    const sum = content.reduce((all, id) => all + (weights[id] ?? 0), 0);
    const heavy = content
      .map((id) => weights[id] ?? 0)
      .toSorted((a, b) => b - a)
      .slice(0, 3);
    const fresh = content.filter((id) => !seen.has(id)).length;
    content.forEach((id) => seen.add(id));
    table.set(
      [
        index / total,
        (index - first) / Math.max(1, last - first),
        block / Math.max(1, blocks.length),
        index === first ? 1 : 0,
        index === last ? 1 : 0,
        last - first + 1,
        index < 3 ? 3 - index : 0,
        length,
        content.length / length,
        (centrality[index] ?? 0) * total,
        (ranks[index] ?? 0) / total,
        sum / Math.max(1, content.length),
        sum,
        heavy.reduce((all, each) => all + each, 0),
        likeness(content, opening),
        likeness(content, heading),
        fresh / Math.max(1, content.length),
        (written.match(/\p{Lu}/gu)?.length ?? 0) / length,
        written.match(/,/g)?.length ?? 0,
        ...CUES.map(([, pattern]) => (pattern.test(written) ? 1 : 0)),
      ],
      index * SENTENCE_FEATURE_COUNT,
    );
  });
  return { table, ranks, weights };
}

/** The different content words of a sentence. */
function contentOf({ tokens }: ReadDocument, { from, to }: ReadSentence): number[] {
  const ids = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const id = tokens.ids[at] ?? 0;
    const word = tokens.vocabulary[id] ?? '';
    if (word.length > 1 && !STOP_WORDS.has(word)) {
      ids.add(id);
    }
  }
  return [...ids];
}

/** How much a text is about each of its words: often said is much, in 0 to 1. */
function weighWords({ tokens }: ReadDocument): Float32Array {
  const counts = new Float32Array(tokens.vocabulary.length);
  for (const id of tokens.ids) {
    counts[id] = (counts[id] ?? 0) + 1;
  }
  let most = 1;
  tokens.vocabulary.forEach((word, id) => {
    if (word.length < 2 || STOP_WORDS.has(word)) {
      counts[id] = 0;
    }
    most = Math.max(most, counts[id] ?? 0);
  });
  return counts.map((count) => Math.log2(1 + count) / Math.log2(1 + most));
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const other = new Set(b);
  const common = a.filter((id) => other.has(id)).length;
  return common / Math.sqrt(Math.max(1, a.length) * Math.max(1, b.length));
}

function rankOf(scores: Float64Array): Int32Array {
  const order = Array.from(scores.keys()).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const ranks = new Int32Array(scores.length);
  order.forEach((index, rank) => {
    ranks[index] = rank;
  });
  return ranks;
}

/** One feature of all sentences. */
export function columnOf({ table }: DescribedSentences, name: string): number[] {
  const column = SENTENCE_FEATURE_NAMES.indexOf(name);
  return Array.from(
    { length: table.length / SENTENCE_FEATURE_COUNT },
    (_, index) => table[index * SENTENCE_FEATURE_COUNT + column] ?? 0,
  );
}
