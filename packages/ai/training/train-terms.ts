import type { Lexicon } from '../src/english/lexicon';
import { CONTEXT_WIDTH } from '../src/english/terms/context-features';
import { describeCandidates } from '../src/english/terms/features';
import {
  createContextReader,
  joinFeatures,
  type LinearTermModel,
  scoreLinearly,
  type TermModel,
  TERM_FEATURE_COUNT,
} from '../src/english/terms/term-scorer';
import { describeWords, wordFeatureWidth } from '../src/english/terms/word-features';
import type { Lesson } from './examples';
import { fitLinear } from './fit-linear';
import { growTrees, type TrainingRows } from './grow-trees';
import { perLesson } from './per-lesson';
import { createRandom } from './random';

/** Phrases that are no terms are a hundred times as many; a part of them teaches as much. */
const OTHERS_SHARE = 0.15;
const CONTEXTS_PER_PHRASE = 3;
const OPTIONS = { rounds: 220, leaves: 20, rate: 0.07, minRows: 40, damping: 8, columnShare: 0.3 };

export function trainTerms(lessons: readonly Lesson[], lexicon: Lexicon): TermModel {
  const trees = growTrees(collectTerms(lessons, lexicon));
  return { ...fitWordsAndContext(lessons.filter(hasTerms), lexicon), trees };
}

/**
 * The linear models see half of the books when they answer for the other half, so that the trees
 * learn how far to trust them on books that nobody has seen.
 */
export function collectTerms(lessons: readonly Lesson[], lexicon: Lexicon): TrainingRows {
  const taught = lessons.filter(hasTerms);
  const books = [...new Set(taught.map(({ example }) => example.book))];
  const halfOf = ({ example }: Lesson) => books.indexOf(example.book) % 2;
  const parts = [0, 1].flatMap((half) => {
    const model = fitWordsAndContext(
      taught.filter((lesson) => halfOf(lesson) !== half),
      lexicon,
    );
    return taught
      .filter((lesson) => halfOf(lesson) === half)
      .map((lesson) => {
        const { chosen, plain, labels } = choosePhrases(lesson, lexicon);
        const linear = scoreLinearly(lesson.document, chosen, { lexicon, model });
        return { table: joinFeatures(plain, linear), labels };
      });
  });
  const labels = parts.flatMap((part) => part.labels);
  const table = new Float32Array(labels.length * TERM_FEATURE_COUNT);
  let at = 0;
  for (const part of parts) {
    table.set(part.table, at);
    at += part.table.length;
  }
  return {
    table,
    columns: TERM_FEATURE_COUNT,
    labels: Float32Array.from(labels),
    options: OPTIONS,
  };
}

function hasTerms({ example }: Lesson): boolean {
  return example.glossary.length > 0;
}

/** All terms of a lesson and a part of its other phrases. */
const choosePhrases = perLesson((lesson, lexicon) => {
  const { document, candidates, answers } = lesson;
  const random = createRandom(document.text.length);
  const isTerm = candidates.map((_, index) => (answers[index] ?? -1) >= 0);
  const kept = candidates.flatMap((candidate, index) =>
    isTerm[index] || random() < OTHERS_SHARE ? [{ candidate, isTerm: isTerm[index] }] : [],
  );
  const chosen = kept.map(({ candidate }) => candidate);
  const contextsOf = createContextReader(document, lexicon);
  return {
    chosen,
    labels: kept.map((each) => (each.isTerm ? 1 : 0)),
    plain: describeCandidates(document, candidates, lexicon, chosen),
    words: chosen.map((candidate) => describeWords(document, candidate, lexicon)),
    contexts: chosen.map((candidate) => contextsOf(candidate).slice(0, CONTEXTS_PER_PHRASE)),
  };
});

function fitWordsAndContext(lessons: readonly Lesson[], lexicon: Lexicon): LinearTermModel {
  const looked = lessons.map((lesson) => choosePhrases(lesson, lexicon));
  const contexts = looked.flatMap(({ contexts: own, labels }) =>
    own.flatMap((rows, index) => rows.map((row) => ({ row, label: labels[index] ?? 0 }))),
  );
  return {
    words: fitLinear(
      looked.flatMap(({ words }) => words),
      looked.flatMap(({ labels }) => labels),
      wordFeatureWidth(lexicon),
    ),
    context: fitLinear(
      contexts.map(({ row }) => row),
      contexts.map(({ label }) => label),
      CONTEXT_WIDTH,
    ),
  };
}
