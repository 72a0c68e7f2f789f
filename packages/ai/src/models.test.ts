import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClauseDescriber } from './english/definitions/clause-features';
import { writeClause } from './english/definitions/clauses';
import { findDefinition } from './english/definitions/find-definition';
import { writeTerm } from './english/term-form';
import { findCandidates } from './english/terms/candidates';
import { createTermRanker, type TermModel } from './english/terms/term-scorer';
import type { Scorer } from './learning/trees';
import { createModels, MODEL_FILES } from './models';
import { readDocument } from './reading/read-document';
import { createSentenceFinder } from './reading/sentence-finder';
import { describeSentences, SENTENCE_FEATURE_COUNT } from './summary/sentence-features';
import { summarize } from './summary/summarize';
import { describePairs, PAIR_FEATURE_COUNT } from './summary/word-pairs';
import { type Sample, SAMPLES } from './testing/samples';
import { findLearntPhrases } from './title/key-phrase';
import { describeTitlePhrases, TITLE_FEATURE_COUNT } from './title/title-features';
import { chooseTitlePhrases } from './title/title-phrases';

const MODELS_DIR = join(import.meta.dirname, '..', 'models');
const models = createModels(MODELS_DIR);
const lexicon = models.lexicon();
const constant: Scorer = () => 0.5;
const random = (): Scorer => {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
};

/**
 * What each model has to reach on passages that nobody trained it on. A scorer that knows nothing puts
 * the better of two things first half of the time.
 */
describe.each([
  { model: 'sentences', measure: orderSentences, scorer: models.sentences, least: 0.8 },
  { model: 'pairs', measure: orderPairs, scorer: models.pairs, least: 0.64 },
  { model: 'titles', measure: orderTitles, scorer: models.titles, least: 0.9 },
  { model: 'clauses', measure: findDefinitions, scorer: models.clauses, least: 0.7 },
])('the model of $model', ({ measure, scorer, least }) => {
  it('knows its work', () => {
    expect(meanOf(SAMPLES.map((sample) => measure(sample, scorer())))).toBeGreaterThan(least);
  });

  it('would fail here if it always said the same', () => {
    expect(meanOf(SAMPLES.map((sample) => measure(sample, constant)))).toBeLessThan(least);
  });

  it('would fail here if it guessed', () => {
    expect(meanOf(SAMPLES.map((sample) => measure(sample, random())))).toBeLessThan(least);
  });
});

describe('the model of terms', () => {
  // Written by our own training script and shipped with this code.
  const { model } = JSON.parse(readFileSync(join(MODELS_DIR, MODEL_FILES.terms), 'utf8')) as {
    model: TermModel;
  };
  const measure = (rank: ReturnType<typeof createTermRanker>) =>
    meanOf(SAMPLES.map((sample) => orderTerms(sample, rank)));
  const LEAST = 0.95;

  it('knows its work', () => {
    expect(measure(models.terms())).toBeGreaterThan(LEAST);
  });

  it('would fail here if its trees always said the same', () => {
    const withoutTrees = { ...model, trees: { ...model.trees, roots: [] } };

    expect(measure(createTermRanker(withoutTrees, lexicon))).toBeLessThan(LEAST);
  });

  it('would fail here if words and contexts weighed nothing', () => {
    const withoutWords = { ...model, words: Array.from(model.words, () => 0), context: [0] };

    expect(measure(createTermRanker(withoutWords, lexicon))).toBeLessThan(LEAST);
  });

  it.each([
    ['words', { ...model, words: Array.from(model.words, () => 0) }],
    ['contexts', { ...model, context: [0] }],
  ])('has trees that hear what is known about %s', (_, deaf) => {
    const document = readDocument(SAMPLES[0]?.text ?? '', 'en');
    const candidates = findCandidates(document, lexicon);
    // All of them reach the trees, whatever the quick look before says.
    const all = { most: candidates.length, always: new Set(candidates) };
    const scoresWith = (heard: TermModel) =>
      createTermRanker(heard, lexicon)(document, candidates, all).map(({ score }) => score);

    expect(scoresWith(deaf)).not.toEqual(scoresWith(model));
  });
});

describe('what the models say is heard', () => {
  const documents = SAMPLES.map(({ text }) => readDocument(text, 'en'));
  const known = { sentences: models.sentences(), pairs: models.pairs() };
  const isWhole = () => true;

  it.each([
    ['sentences', { ...known, sentences: constant }],
    ['pairs', { ...known, pairs: constant }],
  ])('in summaries: %s', (_, scorers) => {
    const summariesWith = (heard: typeof known) =>
      documents.map((document) => summarize(document, { scorers: heard, isWhole }));

    expect(summariesWith(scorers)).not.toEqual(summariesWith(known));
  });

  it('in titles', () => {
    const deaf = { ...models, titles: () => random() };
    const titlesWith = (heard: typeof models) =>
      documents.map((document) => findLearntPhrases(document, heard));

    expect(titlesWith(deaf)).not.toEqual(titlesWith(models));
  });
});

/** How often, of two sentences, the one that belongs into a summary is liked better. */
function orderSentences({ text, main, asides }: Sample, score: Scorer): number {
  const document = readDocument(text, 'en');
  const { table } = describeSentences(document);
  const scoresOf = (beginnings: string[]) =>
    placesOf(document, beginnings).map((at) => score(table, at * SENTENCE_FEATURE_COUNT));
  return shareInOrder(scoresOf(main), scoresOf(asides));
}

/** The same by the pairs of words that the sentences have. */
function orderPairs({ text, main, asides }: Sample, score: Scorer): number {
  const document = readDocument(text, 'en');
  const pairs = describePairs(
    document,
    document.sentences.map((_, at) => at),
    describeSentences(document),
  );
  const scoresOf = (beginnings: string[]) =>
    placesOf(document, beginnings).map((at) =>
      meanOf(
        Array.from(pairs.pairsOf[at] ?? [], (pair) =>
          score(pairs.table, pair * PAIR_FEATURE_COUNT),
        ),
      ),
    );
  return shareInOrder(scoresOf(main), scoresOf(asides));
}

/** How often, of two phrases, the one that the passage is about is liked better. */
function orderTitles({ text, title }: Sample, score: Scorer): number {
  const document = readDocument(text, 'en');
  const candidates = findCandidates(document, lexicon);
  const phrases = chooseTitlePhrases(document, candidates);
  const table = describeTitlePhrases(document, { candidates, phrases }, lexicon);
  const scored = phrases.map((phrase, at) => ({
    isTitle: title.includes(writeTerm(document, phrase).toLowerCase()),
    score: score(table, at * TITLE_FEATURE_COUNT),
  }));
  return shareInOrder(...partition(scored, ({ isTitle }) => isTitle));
}

/** How many of the definitions are cut as a reader would cut them. */
function findDefinitions({ text, terms }: Sample, score: Scorer): number {
  const document = readDocument(text, 'en');
  const tools = {
    describe: createClauseDescriber(document, lexicon),
    score,
    sentenceAt: createSentenceFinder(document.sentences),
    isFit: () => true,
    least: -Infinity,
  };
  const found = findCandidates(document, lexicon).filter((candidate) => {
    const wanted = terms[writeTerm(document, candidate).toLowerCase()];
    const best = wanted === undefined ? undefined : findDefinition(document, candidate, tools);
    return best && writeClause(document, best.clause) === wanted;
  });
  return found.length / Object.keys(terms).length;
}

/** How often, of two phrases, the term is put before the other. */
function orderTerms({ text, terms }: Sample, rank: ReturnType<typeof createTermRanker>): number {
  const document = readDocument(text, 'en');
  const candidates = findCandidates(document, lexicon);
  const ranked = new Map(
    rank(document, candidates, { most: candidates.length, always: new Set() }).map(
      ({ candidate, score }) => [candidate, score],
    ),
  );
  const scored = candidates.map((candidate) => ({
    isTerm: writeTerm(document, candidate).toLowerCase() in terms,
    score: ranked.get(candidate) ?? -Infinity,
  }));
  return shareInOrder(...partition(scored, ({ isTerm }) => isTerm));
}

function placesOf(document: ReturnType<typeof readDocument>, beginnings: string[]): number[] {
  return beginnings.map((beginning) => {
    const place = document.sentences.findIndex(({ start }) =>
      document.text.startsWith(beginning, start),
    );
    if (place < 0) {
      throw new Error(`No sentence begins with '${beginning}'.`);
    }
    return place;
  });
}

function partition<T extends { score: number }>(
  all: readonly T[],
  isGood: (each: T) => boolean,
): [number[], number[]] {
  const scoresOf = (some: readonly T[]) => some.map(({ score }) => score);
  return [scoresOf(all.filter(isGood)), scoresOf(all.filter((each) => !isGood(each)))];
}

/** Of all pairs of a good and a bad one: those in the right order, and half of the ties. */
function shareInOrder(good: readonly number[], bad: readonly number[]): number {
  return meanOf(
    good.flatMap((one) => bad.map((other) => (one === other ? 0.5 : one > other ? 1 : 0))),
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
