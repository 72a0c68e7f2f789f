import { CONTEXT_WIDTH } from '../src/english/terms/context-features';
import {
  createContextReader,
  describeTerms,
  type LinearTermModel,
  type TermModel,
  TERM_FEATURE_COUNT,
} from '../src/english/terms/term-scorer';
import { describeWords, wordFeatureWidth } from '../src/english/terms/word-features';
import type { Lexicon } from '../src/english/lexicon';
import type { SparseRow } from '../src/learning/linear';
import type { Lesson } from './examples';
import { fitLinear } from './fit-linear';
import { growTrees } from './grow-trees';
import { createRandom } from './random';

/** Phrases that are no terms are a hundred times as many; a part of them teaches as much. */
const OTHERS_SHARE = { linear: 0.15, trees: 0.15 };
const CONTEXTS_PER_PHRASE = 3;

/**
 * The linear models see half of the books when they answer for the other half, so that the trees
 * learn how far to trust them on books that nobody has seen.
 */
export function trainTerms(lessons: readonly Lesson[], lexicon: Lexicon): TermModel {
  const books = [...new Set(lessons.map(({ example }) => example.book))];
  const halfOf = ({ example }: Lesson) => books.indexOf(example.book) % 2;
  const random = createRandom(4);
  const rows: Float32Array[] = [];
  const labels: number[] = [];
  for (const half of [0, 1]) {
    const model = fitWordsAndContext(
      lessons.filter((lesson) => halfOf(lesson) !== half),
      lexicon,
    );
    for (const lesson of lessons.filter((each) => halfOf(each) === half)) {
      const kept = choose(lesson, OTHERS_SHARE.trees, random);
      const table = describeTerms(lesson.document, lesson.candidates, { lexicon, model });
      for (const index of kept) {
        rows.push(table.slice(index * TERM_FEATURE_COUNT, (index + 1) * TERM_FEATURE_COUNT));
        labels.push((lesson.answers[index] ?? -1) >= 0 ? 1 : 0);
      }
    }
  }
  const table = joinRows(rows, TERM_FEATURE_COUNT);
  const trees = growTrees(
    table,
    TERM_FEATURE_COUNT,
    Float32Array.from(labels),
    new Float32Array(labels.length).fill(1),
    { rounds: 220, leaves: 20, rate: 0.07, minRows: 40, damping: 8, columnShare: 0.3 },
  );
  return { ...fitWordsAndContext(lessons, lexicon), trees };
}

function fitWordsAndContext(lessons: readonly Lesson[], lexicon: Lexicon): LinearTermModel {
  const random = createRandom(9);
  const words = { rows: [] as SparseRow[], labels: [] as number[] };
  const context = { rows: [] as SparseRow[], labels: [] as number[] };
  for (const lesson of lessons) {
    const contextsOf = createContextReader(lesson.document, lexicon);
    for (const index of choose(lesson, OTHERS_SHARE.linear, random)) {
      const candidate = lesson.candidates[index];
      const label = (lesson.answers[index] ?? -1) >= 0 ? 1 : 0;
      if (candidate) {
        words.rows.push(describeWords(lesson.document, candidate, lexicon));
        words.labels.push(label);
        for (const row of contextsOf(candidate).slice(0, CONTEXTS_PER_PHRASE)) {
          context.rows.push(row);
          context.labels.push(label);
        }
      }
    }
  }
  return {
    words: fitLinear(words.rows, words.labels, wordFeatureWidth(lexicon)),
    context: fitLinear(context.rows, context.labels, CONTEXT_WIDTH),
  };
}

/** All terms and a part of the other phrases. */
function choose({ answers }: Lesson, share: number, random: () => number): number[] {
  return Array.from(answers.keys()).filter(
    (index) => (answers[index] ?? -1) >= 0 || random() < share,
  );
}

export function joinRows(rows: readonly Float32Array[], width: number): Float32Array {
  const table = new Float32Array(rows.length * width);
  rows.forEach((row, index) => table.set(row, index * width));
  return table;
}
