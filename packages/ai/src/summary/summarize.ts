import type { SourcedSentence } from '../engine';
import type { Scorer } from '../learning/trees';
import { findPlace } from '../reading/find-place';
import { quoteOf } from '../reading/quote';
import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { tidy } from '../reading/tidy';
import { findOwnTitle } from '../title/title-line';
import { addUp, type Choice, chooseSentences } from './choose-sentences';
import { ABSTRACT, BOOK, type Kind, kindOf } from './kinds';
import { findLead } from './lead';
import { findParts, findStretches } from './parts';
import { preferSentences, standardise } from './prefer-sentences';
import { type DescribedSentences, describeSentences } from './sentence-features';
import { toSourced } from './sourced';
import { createStandingCheck } from './standing';
import { isStatement, withoutFragments } from './statements';
import { type Looks, tellParts } from './tell-parts';
import { describePairs, PAIR_FEATURE_COUNT } from './word-pairs';
import { type Told, writeSummary } from './write-summary';

/** What was learnt about summaries: which sentences are said again, which pairs of words are. */
export type SummaryScorers = { sentences: Scorer; pairs: Scorer };

/** Beyond it, only the sentences that are liked most are looked at closely. */
const LOOKED_AT = 480;
/** A summary of fewer words is one paragraph. */
const BREAK_WORDS = 150;
/** What stands for the summary of a text without sentences is not longer than this or a summary of its length. */
const OPENING_WORDS = 40;
/** Before the first words of a sentence stand an article and signs at most. */
const FRONT_CHARACTERS = 10;
const NAMES_NEXT = /(?:called|known as|termed|gọi là)\s+(?:(?:an?|the)\s+)?$/iu;
/** No summary is more than this much of its text, as far as telling less of its lists helps. */
const SHARE_MAX = 0.5;
const SHARES = [1, 0.75, 0.55, 0.4];

/** The sentences that say most of the text, word for word and in its order; part by part where it has parts. */
export function summarize(
  whole: ReadDocument,
  {
    scorers,
    headings,
    isWhole,
    taught = new Set(),
  }: {
    scorers: SummaryScorers;
    headings?: readonly string[] | undefined;
    /** Whether words are a sentence that needs no other one. */
    isWhole: (written: string) => boolean;
    /** Where the sentences begin that say what a student has to know. */
    taught?: ReadonlySet<number> | undefined;
  },
): { content: string; sentences: SourcedSentence[] } {
  const document = withoutFragments(whole);
  const described = describeSentences(document);
  const kind = kindOf(document, described);
  const pairs = ratePairs(document, described, { scorers, kind });
  const told =
    kind === ABSTRACT
      ? tellAbstract(document, pairs, kind)
      : tellText(document, { pairs, kind, headings, isWhole, taught });
  return writeSummary(
    told.some(({ sentences, lists = [] }) => sentences.length + lists.length > 0)
      ? told
      : [{ sentences: openingOf(document, kind.length(document.tokens.count)) }],
  );
}

type RatedPairs = { choices: Choice[]; worths: Float64Array; likings: Map<ReadSentence, number> };

/** The sentences that are liked most, with the pairs of words in them. */
function ratePairs(
  document: ReadDocument,
  described: DescribedSentences,
  { scorers, kind }: { scorers: SummaryScorers; kind: Kind },
): RatedPairs {
  const { learnt, preferences } = preferSentences(described, scorers.sentences, kind);
  const looked = document.sentences
    .flatMap((sentence, index) => (isStatement(document, sentence) ? [index] : []))
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
  const likings = new Map(
    document.sentences.map((sentence, index) => [sentence, learnt[index] ?? 0]),
  );
  return { choices, worths, likings };
}

/** 'In this paper we show …' is what an abstract is read for. */
function tellAbstract(document: ReadDocument, { choices, worths }: RatedPairs, kind: Kind): Told[] {
  const words = document.tokens.count;
  const chosen = chooseSentences(choices, worths, {
    maxWords: kind.length(words),
    brevity: kind.brevity,
  });
  return [{ sentences: chosen.map((sentence) => toSourced(document, sentence)) }];
}

function tellText(
  document: ReadDocument,
  {
    pairs: { choices, worths, likings },
    kind,
    headings,
    isWhole,
    taught,
  }: {
    pairs: RatedPairs;
    kind: Kind;
    headings: readonly string[] | undefined;
    isWhole: (written: string) => boolean;
    taught: ReadonlySet<number>;
  },
): Told[] {
  const densities = standardise(
    choices.map(
      ({ sentence: { from, to }, pairs }) =>
        addUp(pairs, worths) / Math.max(1, to - from) ** kind.brevity,
    ),
  );
  const rated = new Map(choices.map(({ sentence }, at) => [sentence, densities[at] ?? 0]));
  const emphasised = findEmphasised(document);
  const standingOf = remember(createStandingCheck(document, isWhole));
  const looks: Looks = {
    standingOf,
    likingOf: (sentence) => likings.get(sentence) ?? 0,
    pairsOf: (sentence) => rated.get(sentence) ?? 0,
    isTaught: ({ start }) => taught.has(start),
    isEmphasised: (sentence) => emphasised.has(sentence),
    opening: kind.opening,
  };
  const title = findOwnTitle(document, headings);
  const lead = findLead(document, { standingOf, title });
  const parts = kind === BOOK ? findParts(document) : [];
  const length = kind.length(document.tokens.count);
  const told = tellWithin(document.tokens.count * SHARE_MAX, (share) =>
    tellParts(document, parts.length > 0 ? parts : findStretches(document, kind.stretch), {
      looks,
      title,
      lead,
      length: length * share,
    }),
  );
  return parts.length > 0 || length > BREAK_WORDS ? told : [inOneGo(told)];
}

/** Notes that are all lists would be told nearly whole: then less of each. */
function tellWithin(most: number, tell: (share: number) => Told[]): Told[] {
  let told: Told[] = [];
  for (const share of SHARES) {
    told = tell(share);
    if (countWords(told) <= most) {
      break;
    }
  }
  return told;
}

function countWords(told: readonly Told[]): number {
  const sentences = told.flatMap(({ sentences: own, lists = [] }) => [
    ...own,
    ...lists.flatMap(({ items }) => items),
  ]);
  return sentences.reduce((sum, { sentence }) => sum + sentence.split(/\s+/).length, 0);
}

/** Sentences that begin with what the author set apart, or name it: '… is called a **cartel**'. */
function findEmphasised({ plain, sentences, emphasis }: ReadDocument): ReadonlySet<ReadSentence> {
  return new Set(
    emphasis.flatMap(({ start }) => {
      const sentence = sentences[findPlace(sentences, start)];
      const before = sentence ? plain.slice(sentence.start, start) : '';
      const isFront = before.length <= FRONT_CHARACTERS || NAMES_NEXT.test(before);
      return sentence && isFront ? [sentence] : [];
    }),
  );
}

/** What has no headings and is short is told without a break. */
function inOneGo(told: readonly Told[]): Told {
  return {
    sentences: told.flatMap(({ sentences }) => sentences),
    lists: told.flatMap(({ lists = [] }) => lists),
  };
}

function remember<Key, Value>(look: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? look(key);
    known.set(key, value);
    return value;
  };
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
