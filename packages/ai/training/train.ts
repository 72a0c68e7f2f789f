import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MODEL_FILES } from '../src/models';
import { readLexicon } from '../src/english/lexicon';
import { readExamples, toLesson } from './examples';
import { trainClauses } from './train-clauses';
import { trainPairs } from './train-pairs';
import { trainSentences } from './train-sentences';
import { trainTerms } from './train-terms';
import { trainTitles } from './train-titles';

/**
 * npm run train -- --data DIR [--without BOOK] [--models DIR]
 * Learns what the embedded engine knows from textbook glossaries and summaries (OpenStax, CC BY 4.0).
 * `--without` leaves books out whose name contains it, to measure on books nobody has seen.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    models: { type: 'string' },
    without: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
  },
});
if (!values.data) {
  throw new Error('Usage: npm run train -- --data DIR [--without BOOK] [--models DIR]');
}
const shippedDir = join(import.meta.dirname, '..', 'models');
const targetDir = values.models ?? shippedDir;
const lexicon = readLexicon(shippedDir);
const examples = readExamples(values.data).filter(
  ({ book }) => !values.without?.some((name) => book.includes(name)),
);
const lessons = examples.map((example) => toLesson(example, lexicon));
const withTerms = lessons.filter(({ example }) => example.glossary.length > 0);

const steps = {
  clauses: () => trainClauses(withTerms, lexicon),
  terms: () => trainTerms(withTerms, lexicon),
  sentences: () => trainSentences(lessons),
  pairs: () => trainPairs(lessons),
  titles: () => trainTitles(lessons, lexicon),
};
for (const [name, train] of Object.entries(steps)) {
  if (!values.only || values.only.includes(name)) {
    const startedAt = performance.now();
    const file = join(targetDir, MODEL_FILES[name as keyof typeof MODEL_FILES]);
    writeFileSync(file, toCompactJson(train()));
    process.stdout.write(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  }
}

/** Five digits say as much as seventeen. */
function toCompactJson(model: unknown): string {
  return JSON.stringify(model, (_, value: unknown) => {
    if (value instanceof Float32Array) {
      return Array.from(value, (each) => Number(each.toFixed(4)));
    }
    return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
  });
}
