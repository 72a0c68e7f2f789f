import type { SourcedSentence } from '../engine';
import { createScorer, type Trees } from '../learning/trees';
import { quoteOf } from '../text/quote';
import type { ReadDocument } from '../text/read-document';
import { chooseSentences } from './choose-sentences';
import {
  describeSentences,
  SENTENCE_FEATURE_COUNT,
  SENTENCE_FEATURE_NAMES,
} from './sentence-features';
import { isStatement } from './statements';

/** What kind of text it is decides how long its summary is and where the main thing stands. */
type Kind = {
  /** Words of the summary for so many words of text. */
  length: (words: number) => number;
  /** How much the first sentences are preferred, and how many of them. */
  opening: { weight: number; reach: number };
  ownWork: number;
  wordWeight: number;
};

/** A textbook's own summary grows slower than the text: 110 words for 1,500, 160 for 4,000. */
const BOOK: Kind = {
  length: (words) => Math.min(8.2 * words ** 0.355, Math.max(30, words * 0.1)),
  opening: { weight: 0.2, reach: 10 },
  ownWork: 0,
  wordWeight: 0.4,
};
/** News put the main thing first, in short paragraphs. */
const NEWS: Kind = {
  length: (words) => Math.max(24, words * 0.07),
  opening: { weight: 4, reach: 5 },
  ownWork: 0,
  wordWeight: 0,
};
/** Papers say what they did in so many words; nothing else in an abstract tells more. */
const ABSTRACT: Kind = {
  length: () => 24,
  opening: { weight: 0, reach: 1 },
  ownWork: 5,
  wordWeight: 0,
};
const NEWS_SIGNS = { maxWords: 1_500, minBlocks: 4, maxSentencesPerBlock: 2.5, maxHeadings: 0.25 };
const ABSTRACT_MAX_WORDS = 600;
const SHARE_MAX = 0.25;

/** The sentences that say most of the text, word for word and in its order. */
export function summarize(document: ReadDocument, trees: Trees): SourcedSentence[] {
  const table = describeSentences(document);
  const kind = kindOf(document, table);
  const words = document.tokens.count;
  const chosen = chooseSentences(document, rateSentences(table, trees, kind), {
    maxWords: Math.min(kind.length(words), Math.max(1, words * SHARE_MAX)),
    isEligible: (sentence) => isStatement(document, sentence),
  });
  const shown = chosen.length > 0 ? chosen : document.sentences.slice(0, 1);
  return shown.map(({ start, end }) => {
    const source = quoteOf(document.text, start, end);
    return { sentence: source.quote.replaceAll(/\s+/g, ' '), source };
  });
}

function kindOf({ tokens, blocks, sentences }: ReadDocument, table: Float32Array): Kind {
  const saysOwnWork = columnOf(table, 'own work').some((value) => value > 0);
  if (tokens.count <= ABSTRACT_MAX_WORDS && saysOwnWork) {
    return ABSTRACT;
  }
  const headings = blocks.filter(({ isHeading }) => isHeading).length;
  const isNews =
    tokens.count <= NEWS_SIGNS.maxWords &&
    blocks.length >= NEWS_SIGNS.minBlocks &&
    sentences.length / blocks.length <= NEWS_SIGNS.maxSentencesPerBlock &&
    headings / blocks.length <= NEWS_SIGNS.maxHeadings;
  return isNews ? NEWS : BOOK;
}

function rateSentences(table: Float32Array, trees: Trees, kind: Kind): number[] {
  const score = createScorer(trees);
  const count = table.length / SENTENCE_FEATURE_COUNT;
  const learnt = standardise(
    Array.from({ length: count }, (_, index) => score(table, index * SENTENCE_FEATURE_COUNT)),
  );
  const weights = standardise(columnOf(table, 'word weight sum'));
  const ownWork = columnOf(table, 'own work');
  return learnt.map(
    (value, index) =>
      value +
      kind.wordWeight * (weights[index] ?? 0) +
      kind.opening.weight * Math.max(0, 1 - index / kind.opening.reach) +
      kind.ownWork * (ownWork[index] ?? 0),
  );
}

function columnOf(table: Float32Array, name: string): number[] {
  const column = SENTENCE_FEATURE_NAMES.indexOf(name);
  return Array.from(
    { length: table.length / SENTENCE_FEATURE_COUNT },
    (_, index) => table[index * SENTENCE_FEATURE_COUNT + column] ?? 0,
  );
}

/** Mean 0, spread 1: what is added to a score then weighs the same in every text. */
function standardise(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length),
  );
  return values.map((value) => (value - mean) / (spread || 1));
}
