import type { SourcedSentence } from '../engine';
import type { Scorer } from '../learning/trees';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import { standsAlone } from '../reading/stands-alone';
import { tidy } from '../reading/tidy';
import { findOwnTitle } from '../title/title-line';
import { type Choice, chooseSentences } from './choose-sentences';
import { createFitness } from './fitness';
import { ABSTRACT, BOOK, kindOf } from './kinds';
import { findLead } from './lead';
import { findParts } from './parts';
import { preferSentences } from './prefer-sentences';
import { describeSentences } from './sentence-features';
import { toSourced } from './sourced';
import { isStatement, withoutFragments } from './statements';
import { tellParts } from './tell-parts';
import { describePairs, PAIR_FEATURE_COUNT } from './word-pairs';
import { writeSummary } from './write-summary';

/** What was learnt about summaries: which sentences are said again, which pairs of words are. */
export type SummaryScorers = { sentences: Scorer; pairs: Scorer };

const SHARE_MAX = 0.25;
/** Beyond it, only the sentences that are liked most are looked at closely. */
const LOOKED_AT = 400;
/** What stands for the summary of a text without sentences is not longer than this or a summary of its length. */
const OPENING_WORDS = 40;

/** The sentences that say most of the text, word for word and in its order; part by part where it has parts. */
export function summarize(
  whole: ReadDocument,
  {
    scorers,
    headings,
    isWhole,
  }: {
    scorers: SummaryScorers;
    headings?: readonly string[] | undefined;
    /** Whether words are a sentence that needs no other one. */
    isWhole: (written: string) => boolean;
  },
): { content: string; sentences: SourcedSentence[] } {
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
  const fitnessOf = kind === ABSTRACT ? () => 1 : createFitness(document, isWhole);
  const pairs = describePairs(document, looked, described);
  const worths = Float64Array.from({ length: pairs.count }, (_, pair) =>
    toChance(scorers.pairs(pairs.table, pair * PAIR_FEATURE_COUNT)),
  );
  const choices = looked.flatMap((index, at): Choice[] => {
    const sentence = document.sentences[index];
    const own = pairs.pairsOf[at];
    const fitness = sentence ? fitnessOf(sentence) : 0;
    return sentence && own && fitness > 0
      ? [
          {
            sentence,
            pairs: own,
            preference: (preferences[index] ?? 0) * fitness,
            isFit: fitness >= 1,
          },
        ]
      : [];
  });
  const title = findOwnTitle(document, headings);
  const lead = kind === BOOK ? findLead(document, { choices, title }) : undefined;
  const parts = kind === BOOK ? findParts(document) : [];
  const told = tellParts(document, parts, { choices, worths, title, lead });
  if (told.length > 1) {
    return writeSummary(told);
  }
  const words = document.tokens.count;
  const chosen = chooseSentences(choices, worths, {
    maxWords: Math.min(kind.length(words), Math.max(1, words * SHARE_MAX)),
    brevity: kind.brevity,
  });
  const all = lead && !chosen.includes(lead) ? [lead, ...chosen] : chosen;
  const sentences =
    all.length > 0
      ? all.map((sentence) => toSourced(document, sentence))
      : openingOf(document, kind.length(words));
  return writeSummary([{ sentences }]);
}

/** The first sentence of a text that has none to choose; its beginning where it has no end. */
function openingOf(
  { text, plain, sentences, tokens }: ReadDocument,
  wished: number,
): SourcedSentence[] {
  const most = Math.max(OPENING_WORDS, Math.round(wished));
  return sentences.slice(0, 1).map(({ start, end, from, to }) => {
    const source = quoteOf(
      text,
      start,
      to - from > most ? (tokens.ends[from + most - 1] ?? end) : end,
    );
    return { sentence: tidy(plain.slice(source.start, source.end)), source };
  });
}

function toChance(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
