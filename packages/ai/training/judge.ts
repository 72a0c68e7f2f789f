import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCards, draftCards } from '../src/cards/make-cards';
import type { Card } from '../src/engine';
import { createModels } from '../src/models';
import { readDocument } from '../src/reading/read-document';
import { fitConfidence, type GradedCard } from './fit-confidence';
import { createRandom } from './random';

/**
 * Prepares cards to be judged blind, counts what the judges found, and fits the engine's confidence to it.
 *
 *   npm run judge -- make --documents FILE --out FOLDER [--count 30] [--most 16]
 *   npm run judge -- count --out FOLDER SHEET [SHEET]
 *   npm run judge -- collect --documents FILE --out FOLDER SHEET [SHEET]
 *   npm run judge -- fit
 *
 * `make` writes `sheet.jsonl` (cards in random order, each with its source) and `key.jsonl` (where each comes
 * from), at most `--most` of a document. A judge fills in `grade`: A keep as it is, B keep after a small edit,
 * C true and useless, D wrong. `collect` adds the grades to `graded-cards.jsonl` with what the engine knows about
 * each card and without any text; `fit` learns from there and shows how far the confidence can be believed.
 */
type StudyDocument = {
  id: string;
  language: 'en' | 'vi';
  text: string;
  emphasis?: string[];
  headings?: string[];
};
type SheetCard = {
  n: number;
  kind: string;
  term: string;
  definition: string;
  source: string;
  grade: string;
};
type Grade = Pick<SheetCard, 'n' | 'grade'>;
type KeyCard = Pick<GradedCard, 'document' | 'language'> & { n: number; isSelected: boolean };

const GRADES = ['A', 'B', 'C', 'D'] as const;
const SEED = 11;
const SOURCE_CHARACTERS = 400;
const MODELS = join(import.meta.dirname, '..', 'models');
const GRADED_FILE = join(import.meta.dirname, 'graded-cards.jsonl');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string' },
    out: { type: 'string', default: '.' },
    count: { type: 'string', default: '30' },
    most: { type: 'string', default: '60' },
  },
});
const [task, ...sheets] = positionals;
const keyFile = join(values.out, 'key.jsonl');
const sheetFile = join(values.out, 'sheet.jsonl');

if (task === 'make' && values.documents) {
  make(values.documents, { count: Number(values.count), most: Number(values.most) });
} else if (task === 'count' && sheets.length > 0) {
  count(sheets.map((file) => readLines<Grade>(file)));
} else if (task === 'collect' && values.documents && sheets.length > 0) {
  collect(
    values.documents,
    sheets.map((file) => readLines<Grade>(file)),
  );
} else if (task === 'fit') {
  const { model, report } = fitConfidence(readLines<GradedCard>(GRADED_FILE));
  writeFileSync(join(MODELS, 'confidence.json'), `${JSON.stringify(model, null, 2)}\n`);
  process.stdout.write(report);
} else {
  process.stderr.write(
    'judge make --documents FILE --out FOLDER | count SHEET… | collect SHEET… | fit\n',
  );
  process.exitCode = 1;
}

function make(documents: string, { count: asked, most }: { count: number; most: number }) {
  const models = createModels(MODELS);
  const random = createRandom(SEED);
  const made = readLines<StudyDocument>(documents).flatMap(
    ({ id, language, text, emphasis = [], headings }) => {
      const document = readDocument(text, undefined, headings);
      const { cards, maybe } = makeCards(document, { count: asked, emphasis, models });
      const toRow = (isSelected: boolean) => (card: Card) => ({
        document: id,
        language,
        isSelected,
        kind: card.kind ?? 'definition',
        term: card.term,
        definition: card.definition,
        source: card.source.quote.slice(0, SOURCE_CHARACTERS),
        grade: '',
      });
      const rows = [...cards.map(toRow(true)), ...maybe.map(toRow(false))];
      return shuffle(rows, random).slice(0, most);
    },
  );
  const shuffled = shuffle(made, random).map((card, index) => ({ ...card, n: index + 1 }));
  writeLines(
    sheetFile,
    shuffled.map(({ n, kind, term, definition, source, grade }): SheetCard => ({
      n,
      kind,
      term,
      definition,
      source,
      grade,
    })),
  );
  writeLines(
    keyFile,
    shuffled.map(({ n, document, language, isSelected }): KeyCard => ({
      n,
      document,
      language,
      isSelected,
    })),
  );
  process.stdout.write(`${shuffled.length} cards\n`);
}

/** The judges' grades with the signs of the cards; nothing of what the cards say. */
function collect(documents: string, judged: Grade[][]) {
  const models = createModels(MODELS);
  const signs = new Map(
    readLines<StudyDocument>(documents).flatMap(({ id, text, emphasis = [], headings }) => {
      const document = readDocument(text, undefined, headings);
      const drafts = draftCards(document, { count: Number(values.count), emphasis, models });
      return drafts.map((draft) => [keyOf(id, draft.card), draft.signs] as const);
    }),
  );
  const sheet = new Map(readLines<SheetCard>(sheetFile).map((card) => [card.n, card]));
  const known = readLines<GradedCard>(GRADED_FILE);
  const added = readLines<KeyCard>(keyFile).flatMap(({ n, document, language }) => {
    const card = sheet.get(n);
    const own = card && signs.get(keyOf(document, card));
    const grades = judged.flatMap((file) => file.filter((grade) => grade.n === n));
    const kept = grades.filter(({ grade }) => isKept(grade)).length / grades.length;
    return own && grades.length > 0
      ? [{ document: nameless(document), language, kept, signs: own }]
      : [];
  });
  writeLines(GRADED_FILE, [...known, ...added]);
  process.stdout.write(`${added.length} of ${sheet.size} cards added to ${known.length}\n`);
}

function keyOf(document: string, { term, definition }: Pick<Card, 'term' | 'definition'>): string {
  return `${document}: ${term} = ${definition}`;
}

/** Tells documents apart without saying what they are. */
function nameless(document: string): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 8);
}

function shuffle<T>(rows: readonly T[], random: () => number): T[] {
  return rows
    .map((row) => ({ row, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ row }) => row);
}

function count(judged: Grade[][]) {
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
