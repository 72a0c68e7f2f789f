import type { Candidate } from './candidates';

/** How a phrase stands among the others of its text. */
export type PhraseStatistics = {
  /** Most occurrences of one longer phrase around it. */
  longestCount: number;
  /** Occurrences inside longer phrases. */
  nestedCount: number;
  /** How many longer phrases it is in. */
  extensions: number;
};

export function comparePhrases(candidates: readonly Candidate[]): Map<string, PhraseStatistics> {
  const statistics = new Map<string, PhraseStatistics>(
    candidates.map(({ key }) => [key, { longestCount: 0, nestedCount: 0, extensions: 0 }]),
  );
  for (const { words, count } of candidates) {
    for (const inner of [words.slice(1), words.slice(0, -1)]) {
      const entry = inner.length > 0 ? statistics.get(inner.join(' ')) : undefined;
      if (entry) {
        entry.longestCount = Math.max(entry.longestCount, count);
        entry.nestedCount += count;
        entry.extensions += 1;
      }
    }
  }
  return statistics;
}

/** How often each word of the vocabulary comes, counted as its singular. */
export function countWords(candidates: readonly Candidate[]): Map<number, number> {
  return new Map(
    candidates.flatMap(({ words: [word = 0], size, count }) => (size === 1 ? [[word, count]] : [])),
  );
}
