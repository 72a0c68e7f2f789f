import type { Lexicon } from '../lexicon';
import type { ReadDocument } from '../../reading/read-document';
import { createSentenceFinder } from '../../reading/sentence-finder';
import type { Candidate } from './candidates';
import { CUES, surroundingsOf } from './cues';
import { comparePhrases, countWords } from './statistics';
import { createWordFacts, findHeadingWords, measureTopic } from './word-facts';

const STATISTIC_NAMES = [
  'words',
  'count',
  'density',
  'first place',
  'spread',
  'head rarity',
  'highest rarity',
  'lowest rarity',
  'unknown words',
  'head noun',
  'head verb',
  'head adjective',
  'first noun',
  'first verb',
  'first adjective',
  'head use unknown',
  'capitals',
  'all capitals',
  'digits',
  'hyphen',
  'plural',
  'longest share',
  'nested share',
  'extensions',
  'cohesion',
  'head share',
  'links',
  'heading',
  'opens block',
  'early in sentence',
  'head length',
  'topic likeness',
] as const;

const FEATURE_NAMES: string[] = [
  ...STATISTIC_NAMES,
  ...CUES.map(([name]) => `cue ${name}`),
  ...CUES.map(([name]) => `first cue ${name}`),
];
export const FEATURE_COUNT = FEATURE_NAMES.length;

/** One row of features for each of `described`, one after the other; the rest are there to compare with. */
export function describeCandidates(
  document: ReadDocument,
  candidates: readonly Candidate[],
  lexicon: Lexicon,
  described: readonly Candidate[] = candidates,
): Float32Array {
  const { plain: text, tokens, sentences, blocks } = document;
  const statistics = comparePhrases(candidates);
  const counts = countWords(candidates);
  const sentenceAt = createSentenceFinder(sentences);
  const headings = findHeadingWords(document);
  const topic = measureTopic(document, counts, lexicon);
  const words = createWordFacts(document, lexicon);
  const table = new Float32Array(described.length * FEATURE_COUNT);
  const lengthInWords = Math.max(1, tokens.count);

  described.forEach((candidate, index) => {
    const { key, size, count, places, words: ids } = candidate;
    const row = table.subarray(index * FEATURE_COUNT, (index + 1) * FEATURE_COUNT);
    const [first = 0] = places;
    const last = places.at(-1) ?? first;
    const head = ids.at(-1) ?? 0;
    const opening = ids[0] ?? 0;
    const rarities = ids.filter((id) => !words.isLink(id)).map((id) => words.rarity(id));
    const { longestCount = 0, nestedCount = 0, extensions = 0 } = statistics.get(key) ?? {};
    const wordCounts = ids.map((id) => counts.get(id) ?? count);
    const raw = text.slice(tokens.starts[first], tokens.ends[first + size - 1]);
    const headUse = words.use(head);
    const openingUse = words.use(opening);

    let capitals = 0;
    let opens = 0;
    let plural = 0;
    let hyphens = 0;
    let early = 0;
    for (const [occurrence, at] of places.entries()) {
      const sentence = sentenceAt(at);
      const around = surroundingsOf(document, sentence, at, size);
      CUES.forEach(([, isThere], cue) => {
        if (isThere(around)) {
          const column = STATISTIC_NAMES.length + cue;
          row[column] = (row[column] ?? 0) + 1;
          if (occurrence === 0) {
            row[column + CUES.length] = 1;
          }
        }
      });
      const start = tokens.starts[at] ?? 0;
      const initial = text[start] ?? '';
      if (at > sentence.from && initial !== initial.toLowerCase()) {
        capitals += 1;
      }
      if (sentence.start === blocks[sentence.block]?.start) {
        opens += 1;
      }
      if ((tokens.ids[at + size - 1] ?? 0) !== head) {
        plural += 1;
      }
      if (text.slice(start, tokens.ends[at + size - 1]).includes('-')) {
        hyphens += 1;
      }
      early += 1 - (at - sentence.from) / Math.max(1, sentence.to - sentence.from);
    }
    const seen = places.length;
    [
      size,
      Math.log2(1 + count),
      Math.log2(count / lengthInWords),
      first / lengthInWords,
      (last - first) / lengthInWords,
      words.rarity(head),
      Math.max(...rarities, 0),
      Math.min(...rarities, 20),
      ids.filter((id) => words.isUnknown(id)).length,
      headUse.noun,
      headUse.verb,
      headUse.adjective,
      openingUse.noun,
      openingUse.verb,
      openingUse.adjective,
      headUse.noun + headUse.verb + headUse.adjective === 0 ? 1 : 0,
      capitals / seen,
      /^[\p{Lu}\p{N}]{2,}s?$/u.test(raw) ? 1 : 0,
      /\p{N}/u.test(raw) ? 1 : 0,
      hyphens / seen,
      plural / seen,
      longestCount / count,
      nestedCount / count,
      Math.log2(1 + extensions),
      count / Math.max(1, Math.min(...wordCounts)),
      count / Math.max(1, counts.get(head) ?? count),
      ids.filter((id) => words.isLink(id)).length,
      headings.has(ids.at(-1) ?? -1) ? 1 : 0,
      opens / seen,
      early / seen,
      (tokens.vocabulary[head] ?? '').length,
      topic(ids),
    ].forEach((value, column) => {
      row[column] = value;
    });
    CUES.forEach((_, cue) => {
      const column = STATISTIC_NAMES.length + cue;
      row[column] = Math.log2(1 + (row[column] ?? 0));
    });
  });
  return table;
}
