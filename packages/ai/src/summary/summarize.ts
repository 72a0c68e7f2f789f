import type { SourcedSentence } from '../engine';
import type { Scorer } from '../learning/trees';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import { tidy } from '../reading/tidy';
import { type Choice, chooseSentences } from './choose-sentences';
import {
  describeSentences,
  type DescribedSentences,
  SENTENCE_FEATURE_COUNT,
  SENTENCE_FEATURE_NAMES,
} from './sentence-features';
import { standsAlone } from '../reading/stands-alone';
import { isStatement, withoutFragments } from './statements';
import { describePairs, PAIR_FEATURE_COUNT } from './word-pairs';

/** What was learnt about summaries: which sentences are said again, which pairs of words are. */
export type SummaryScorers = { sentences: Scorer; pairs: Scorer };

/** What kind of text it is decides how long its summary is and where the main thing stands. */
type Kind = {
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
};

/** A textbook's own summary grows slower than the text: 110 words for 1,500, 160 for 4,000. */
const BOOK: Kind = {
  length: (words) => 9 * words ** 0.355,
  brevity: 0.9,
  liking: 0.4,
  opening: { weight: 0, reach: 1 },
  ownWork: 0,
};
/** News put the main thing first, in paragraphs of a sentence or two. */
const NEWS: Kind = {
  length: (words) => Math.max(24, words * 0.06),
  brevity: 0.8,
  liking: 0,
  opening: { weight: 2, reach: 8 },
  ownWork: 0,
};
/** Papers say what they did in so many words; nothing else in an abstract tells more. */
const ABSTRACT: Kind = {
  length: () => 24,
  brevity: 0.6,
  liking: 0.4,
  opening: { weight: 0, reach: 1 },
  ownWork: 5,
};
const NEWS_SIGNS = { maxWords: 1_500, minBlocks: 4, maxSentencesPerBlock: 1.6, maxHeadings: 0.25 };
const ABSTRACT_MAX_WORDS = 600;
const SHARE_MAX = 0.25;
/** Beyond it, only the sentences that are liked most are looked at closely. */
const LOOKED_AT = 400;
/** What stands for the summary of a text without sentences is not longer than this or a summary of its length. */
const OPENING_WORDS = 40;
/** No sentence is liked or disliked beyond all measure. */
const LIKING = { min: -2, max: 3 };

/** The sentences that say most of the text, word for word and in its order. */
export function summarize(whole: ReadDocument, scorers: SummaryScorers): SourcedSentence[] {
  const document = withoutFragments(whole);
  const described = describeSentences(document);
  const kind = kindOf(document, described);
  const preferences = preferSentences(described, scorers.sentences, kind);
  const statements = document.sentences.flatMap((sentence, index) =>
    isStatement(document, sentence) ? [{ sentence, index }] : [],
  );
  // 'In this paper we show …' is what an abstract is read for.
  const alone = statements.filter(
    ({ sentence }) => kind === ABSTRACT || standsAlone(document, sentence),
  );
  const looked = (alone.length > 0 ? alone : statements)
    .map(({ index }) => index)
    .toSorted((a, b) => (preferences[b] ?? 0) - (preferences[a] ?? 0))
    .slice(0, LOOKED_AT);
  const pairs = describePairs(document, looked, described);
  const worths = Float64Array.from({ length: pairs.count }, (_, pair) =>
    toChance(scorers.pairs(pairs.table, pair * PAIR_FEATURE_COUNT)),
  );
  const choices = looked.flatMap((index, at): Choice[] => {
    const sentence = document.sentences[index];
    const own = pairs.pairsOf[at];
    return sentence && own ? [{ sentence, pairs: own, preference: preferences[index] ?? 0 }] : [];
  });
  const words = document.tokens.count;
  const chosen = chooseSentences(choices, worths, {
    maxWords: Math.min(kind.length(words), Math.max(1, words * SHARE_MAX)),
    brevity: kind.brevity,
  });
  const shown = chosen.length > 0 ? chosen : openingOf(document, kind.length(words));
  const write = chosen.length > 0 ? writeSentence : tidy;
  return shown.map(({ start, end }) => {
    const source = quoteOf(document.text, start, end);
    return { sentence: write(document.plain.slice(source.start, source.end)), source };
  });
}

/** Without the number that counts it, and ended: lines of a list have no full stop. */
function writeSentence(written: string): string {
  const line = tidy(written).replace(/^\(?(?:\d{1,3}|[a-zđ])[.)]\s+/iu, '');
  const sentence = line.charAt(0).toUpperCase() + line.slice(1).replace(/[;,]$/u, '');
  return /[.!?…。！？:]["”’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** The first sentence of a text that has none to choose; its beginning where it has no end. */
function openingOf(
  { sentences, tokens }: ReadDocument,
  wished: number,
): { start: number; end: number }[] {
  const most = Math.max(OPENING_WORDS, Math.round(wished));
  return sentences.slice(0, 1).map(({ start, end, from, to }) => ({
    start,
    end: to - from > most ? (tokens.ends[from + most - 1] ?? end) : end,
  }));
}

function kindOf({ tokens, blocks, sentences }: ReadDocument, described: DescribedSentences): Kind {
  const saysOwnWork = columnOf(described, 'own work').some((value) => value > 0);
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

/** How much each sentence is preferred, before anybody looks at what it says. */
function preferSentences(
  described: DescribedSentences,
  score: Scorer,
  { liking, opening, ownWork }: Kind,
): number[] {
  const { table } = described;
  const count = table.length / SENTENCE_FEATURE_COUNT;
  const learnt = standardise(
    Array.from({ length: count }, (_, index) => score(table, index * SENTENCE_FEATURE_COUNT)),
  );
  const isOwnWork = columnOf(described, 'own work');
  return learnt.map(
    (value, index) =>
      (1 + liking * Math.min(LIKING.max, Math.max(LIKING.min, value))) *
      (1 + opening.weight * Math.max(0, 1 - index / opening.reach)) *
      (1 + ownWork * (isOwnWork[index] ?? 0)),
  );
}

function toChance(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function columnOf({ table }: DescribedSentences, name: string): number[] {
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
