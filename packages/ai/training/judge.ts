import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEmbeddedEngine } from '../src/embedded-engine';
import { createRandom } from './random';

/**
 * Prepares cards to be judged blind, and counts what the judges found.
 *
 *   npm run judge -- make --documents FILE --out FOLDER [--count 30]
 *   npm run judge -- count --out FOLDER SHEET [SHEET]
 *
 * `make` writes `sheet.jsonl` (cards in random order, each with its source) and `key.jsonl` (where each comes
 * from). A judge fills in `grade`: A keep as it is, B keep after a small edit, C true and useless, D wrong.
 */
type StudyDocument = {
  id: string;
  language: 'en' | 'vi';
  text: string;
  emphasis?: string[];
  headings?: string[];
};
type SheetCard = { n: number; term: string; definition: string; source: string; grade: string };
type KeyCard = { n: number; document: string; language: string; isSelected: boolean };

const GRADES = ['A', 'B', 'C', 'D'] as const;
const SEED = 11;
const SOURCE_CHARACTERS = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string' },
    out: { type: 'string', default: '.' },
    count: { type: 'string', default: '30' },
  },
});
const [task, ...sheets] = positionals;
const keyFile = join(values.out, 'key.jsonl');

if (task === 'make' && values.documents) {
  await make(values.documents, Number(values.count));
} else if (task === 'count' && sheets.length > 0) {
  count(sheets.map((file) => readLines<SheetCard>(file)));
} else {
  process.stderr.write(
    'judge make --documents FILE --out FOLDER | judge count --out FOLDER SHEET…\n',
  );
  process.exitCode = 1;
}

async function make(documents: string, asked: number) {
  const engine = createEmbeddedEngine({ modelsDir: join(import.meta.dirname, '..', 'models') });
  const work = { signal: new AbortController().signal };
  const made: (Omit<SheetCard, 'n'> & Omit<KeyCard, 'n'>)[] = [];
  for (const { id, language, text, emphasis, headings } of readLines<StudyDocument>(documents)) {
    const draft = await engine.makeFlashcards({ text, emphasis, headings, count: asked }, work);
    const toRow = (isSelected: boolean) => (card: (typeof draft.cards)[number]) => ({
      document: id,
      language,
      isSelected,
      term: card.term,
      definition: card.definition,
      source: card.source.quote.slice(0, SOURCE_CHARACTERS),
      grade: '',
    });
    made.push(...draft.cards.map(toRow(true)), ...draft.maybe.map(toRow(false)));
  }
  const random = createRandom(SEED);
  const shuffled = made
    .map((card) => ({ card, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ card }, index) => ({ ...card, n: index + 1 }));
  writeLines(
    join(values.out, 'sheet.jsonl'),
    shuffled.map(({ n, term, definition, source, grade }) => ({
      n,
      term,
      definition,
      source,
      grade,
    })),
  );
  writeLines(
    keyFile,
    shuffled.map(({ n, document, language, isSelected }) => ({
      n,
      document,
      language,
      isSelected,
    })),
  );
  process.stdout.write(`${shuffled.length} cards\n`);
}

function count(judged: SheetCard[][]) {
  const keys = new Map(readLines<KeyCard>(keyFile).map((key) => [key.n, key]));
  for (const isSelected of [true, false]) {
    for (const language of ['en', 'vi']) {
      const grades = judged.flatMap((sheet) =>
        sheet.filter(({ n }) => {
          const key = keys.get(n);
          return key?.isSelected === isSelected && key.language === language;
        }),
      );
      const shares = GRADES.map((grade) =>
        share(
          grades.filter((card) => card.grade === grade),
          grades,
        ),
      );
      process.stdout.write(
        `${isSelected ? 'selected' : 'maybe'} ${language}: ${grades.length} grades, A/B/C/D ${shares.join('/')} %\n`,
      );
    }
  }
  const [first, second] = judged;
  if (first && second) {
    const others = new Map(second.map(({ n, grade }) => [n, grade]));
    const both = first.filter(({ n }) => others.has(n));
    const same = both.filter(({ n, grade }) => isKept(grade) === isKept(others.get(n) ?? ''));
    process.stdout.write(
      `agreement (A or B against C or D): ${share(same, both)} % of ${both.length}\n`,
    );
  }
}

function isKept(grade: string): boolean {
  return grade === 'A' || grade === 'B';
}

function share(some: readonly unknown[], all: readonly unknown[]): number {
  return Math.round((100 * some.length) / Math.max(1, all.length));
}

function readLines<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  // Written by this script or by the judges who filled in its sheet.
  return lines.map((line) => JSON.parse(line) as T);
}

function writeLines(file: string, rows: readonly unknown[]) {
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
