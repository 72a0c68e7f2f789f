import type { ReadDocument } from '../reading/read-document';
import { columnOf, type DescribedSentences } from './sentence-features';

/** What kind of text it is decides how long its summary is and where the main thing stands. */
export type Kind = {
  /** Words of the summary for so many words of text. */
  length: (words: number) => number;
  /** See `Wishes`. */
  brevity: number;
  /** How much the learnt liking of a sentence counts. */
  liking: number;
  /** How much the first sentences are preferred, and how many of them. */
  opening: { weight: number; reach: number };
  /** How much a sentence that says what the authors did is preferred. */
  ownWork: number;
  /** A text without parts is told in stretches of about so many words. */
  stretch: number;
};

/** A textbook's own summary grows slower than the text: 110 words for 1,500, 160 for 4,000. */
export const BOOK: Kind = {
  length: (words) => Math.min(26 * words ** 0.35, words * 0.3),
  brevity: 0.9,
  liking: 0.4,
  opening: { weight: 0, reach: 1 },
  ownWork: 0,
  stretch: 250,
};
/** News put the main thing first, in paragraphs of a sentence or two. */
const NEWS: Kind = {
  length: (words) => Math.max(60, words * 0.16),
  brevity: 0.8,
  liking: 0,
  opening: { weight: 2.5, reach: 8 },
  ownWork: 0,
  stretch: Infinity,
};
/** Papers say what they did in so many words; nothing else in an abstract tells more. */
export const ABSTRACT: Kind = {
  length: (words) => Math.max(24, words * 0.22),
  brevity: 0.6,
  liking: 0.4,
  opening: { weight: 0, reach: 1 },
  ownWork: 5,
  stretch: Infinity,
};
const NEWS_SIGNS = {
  maxWords: 1_500,
  minBlocks: 4,
  maxSentencesPerBlock: 1.6,
  maxHeadings: 0.25,
  maxItems: 0.25,
};
const ABSTRACT_MAX_WORDS = 600;
export function kindOf(
  { tokens, blocks, sentences }: ReadDocument,
  described: DescribedSentences,
): Kind {
  const saysOwnWork = columnOf(described, 'own work').some((value) => value > 0);
  if (tokens.count <= ABSTRACT_MAX_WORDS && saysOwnWork) {
    return ABSTRACT;
  }
  const headings = blocks.filter(({ isHeading }) => isHeading).length;
  const items = blocks.filter(({ kind }) => kind !== 'paragraph').length - headings;
  const isNews =
    tokens.count <= NEWS_SIGNS.maxWords &&
    blocks.length >= NEWS_SIGNS.minBlocks &&
    sentences.length / blocks.length <= NEWS_SIGNS.maxSentencesPerBlock &&
    headings / blocks.length <= NEWS_SIGNS.maxHeadings &&
    items / blocks.length <= NEWS_SIGNS.maxItems;
  return isNews ? NEWS : BOOK;
}
