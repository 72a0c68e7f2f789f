import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLexicon } from '../src/english/lexicon';
import { MODEL_FILES } from '../src/models';
import { toLesson } from './examples';
import { PASSAGES } from './passages';
import { toCode } from './read-code';
import { createCodeStamper, MODELS_DIR, readStamp, readTrainerCode, stampBooks } from './stamps';
import { TRAINED_MODELS, TRAINERS } from './trainers';

const stampCode = createCodeStamper();
const WHAT_TO_DO =
  "the code that it was learnt with has changed. Run 'npm run train -- --data DIR', then 'npm run eval -- --data DIR', and put the figures into models/MODELS.md, which says where the data come from.";

describe.each(TRAINED_MODELS)('the model of %s', (name) => {
  it('was learnt with the code of today', () => {
    const isSame = readStamp(MODELS_DIR, name).code === stampCode(name);

    expect(isSame ? 'up to date' : `models/${MODEL_FILES[name]} is stale: ${WHAT_TO_DO}`).toBe(
      'up to date',
    );
  });
});

describe('the stamp of code', () => {
  const lexicon = readLexicon(MODELS_DIR);
  const lessons = PASSAGES.map((passage) => toLesson(passage, lexicon));

  it('is that of the features, the right answers and how trees grow, and of nothing beside', () => {
    const files = [...readTrainerCode('sentences').keys()].map((file) => basename(file));

    expect(files.toSorted()).toEqual([
      'bins.ts',
      'candidates.ts',
      'centrality.ts',
      'examples.ts',
      'fold-word.ts',
      'grow-trees.ts',
      'learn-trees.ts',
      'measures.ts',
      'per-lesson.ts',
      'random.ts',
      'readable.ts',
      'sentence-features.ts',
      'singular.ts',
      'statements.ts',
      'stop-words.ts',
      'train-sentences.ts',
      'trees.ts',
      'word-lists.ts',
    ]);
  });

  it.each([
    ['a comment', "// Why.\nconst A = 'b'; "],
    ['a longer comment', "/**\n * Why.\n */\nconst A = 'b';"],
    ['an indent', "  const A = 'b';\n\n"],
    [
      'where something lies',
      "import { c } from '../c';\nimport type {\n  D,\n} from 'd';\nconst A = 'b';",
    ],
  ])('does not change with %s', (_, source) => {
    expect(toCode(source)).toBe("const A = 'b';");
  });

  it('changes with a pattern', () => {
    expect(toCode('const A = /^these|this/;')).not.toBe(toCode('const A = /^this/;'));
  });

  it.each(TRAINED_MODELS)('sees every feature of %s change from row to row', (name) => {
    const { table, columns } = TRAINERS[name].collect(lessons, lexicon);

    const constant = Array.from({ length: columns }, (_, column) => column).filter((column) =>
      table.every((value, at) => at % columns !== column || value === table[column]),
    );
    expect(constant).toEqual([]);
  });
});

describe('the stamp of a book', () => {
  const [first, ...others] = PASSAGES;
  const whole = stampBooks(PASSAGES);

  it('is there for each book', () => {
    expect(Object.keys(whole)).toEqual(['Soil', 'The Canal Age', 'Small Programs']);
  });

  it.each([
    ['a word of a text', { text: 'Other words.' }],
    ['a term', { glossary: [] }],
    ['a summary', { summary: 'Other words.' }],
    ['a title', { title: 'Other words' }],
    ['a subject', { subject: 'History' }],
  ])('changes with %s, and with that of no other book', (_, change) => {
    const changed = stampBooks(first ? [{ ...first, ...change }, ...others] : []);

    expect(changed['Soil']).not.toBe(whole['Soil']);
    expect({ ...changed, Soil: '' }).toEqual({ ...whole, Soil: '' });
  });
});

describe.each(['MODELS.md', 'LICENCES.md'])('%s', (page) => {
  const text = readFileSync(join(MODELS_DIR, page), 'utf8');

  it.each(readdirSync(MODELS_DIR).filter((file) => !file.endsWith('.md')))(
    'tells of %s',
    (file) => {
      expect(text).toContain(`| \`${file}\` `);
    },
  );
});
