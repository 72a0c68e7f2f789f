import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEmbeddedEngine } from '../src/embedded-engine';
import { readExamples } from './examples';
import { createLeftOutEngines } from './left-out';
import { mean } from './measures';
import { reportModels } from './model-report';
import { measureCards, measureSummaries, type Text } from './scores';
import { MODELS_DIR, stampBooks } from './stamps';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/scholar-models');

/**
 * npm run eval -- --data DIR [--quick] [--models DIR] [--count 150]
 * Runs the embedded engine over texts with known answers and prints one table. Textbooks are measured with
 * models that have not seen them: each is left out in turn. `--quick` measures the models as they are.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    quick: { type: 'boolean', default: false },
    models: { type: 'string', default: MODELS_DIR },
    count: { type: 'string', default: '150' },
  },
});
if (!values.data) {
  throw new Error('Usage: npm run eval -- --data DIR [--quick] [--models DIR] [--count 150]');
}
const dataDir = values.data;
const count = Number(values.count);
const examples = readExamples(dataDir);
const books = stampBooks(examples);

say(`${reportModels(values.models, books)}\n`);
say(
  values.quick
    ? 'The models as they are: where they have seen the books, the figures of openstax are too good.\n\n'
    : 'openstax: each book by models that have learnt from the others. The rest: by the models above, which have not seen it.\n\n',
);
const shipped = createEmbeddedEngine({ modelsDir: values.models });
const leftOut = values.quick
  ? () => shipped
  : createLeftOutEngines(examples, {
      folder: CACHE,
      tell: (line) => process.stderr.write(`${line}\n`),
    });
const engineFor = ({ book }: Text) => (book ? leftOut(book) : shipped);

type Row = { what: string; figure: string; value: number; aim: string };
const rows: Row[] = [];
const byBook: { figure: string; values: Map<string, number> }[] = [];

for (const hasEmphasis of [false, true]) {
  const texts = pick('openstax', ({ glossary }) => (glossary?.length ?? 0) > 0);
  const scores = await measureCards(engineFor, texts, { hasEmphasis });
  const kind = hasEmphasis ? 'with emphasis' : 'plain text';
  const what = `cards, openstax, ${kind}`;
  const leaks = sum(scores, 'leaks') / Math.max(1, sum(scores, 'cards'));
  rows.push(
    { what, figure: 'term F1', value: meanOf(scores, 'termF1'), aim: hasEmphasis ? '.85' : '.42' },
    {
      what,
      figure: 'card score',
      value: meanOf(scores, 'cardScore'),
      aim: hasEmphasis ? '.31' : '.19',
    },
    { what, figure: 'gives its term away', value: leaks, aim: '≤ .01' },
    { what, figure: 'ms a 10,000 words', value: speedOf(scores), aim: '≤ 1500' },
  );
  byBook.push(
    { figure: `term F1, ${kind}`, values: meansByBook(scores, 'termF1') },
    { figure: `card score, ${kind}`, values: meansByBook(scores, 'cardScore') },
  );
}
const law = await measureCards(engineFor, pick('vi_law_terms'), { hasEmphasis: false });
rows.push({
  what: 'cards, Vietnamese statutes',
  figure: 'term F1',
  value: meanOf(law, 'termF1'),
  aim: '.80',
});

const aims = { openstax: '.13', vi_d2l: '.16', vi_news: '.15', scitldr: '.15' };
for (const [name, aim] of Object.entries(aims)) {
  const texts = pick(name, ({ summary }) => Boolean(summary));
  const scores = await measureSummaries(engineFor, texts);
  const what = `summary, ${name}`;
  rows.push(
    { what, figure: 'ROUGE-1', value: meanOf(scores, 'rouge1'), aim: '' },
    { what, figure: 'ROUGE-2', value: meanOf(scores, 'rouge2'), aim },
    { what, figure: 'ms a 10,000 words', value: speedOf(scores), aim: '≤ 1500' },
  );
  if (name === 'openstax') {
    rows.push(
      { what: 'title, openstax', figure: 'token F1', value: meanOf(scores, 'title'), aim: '.40' },
      { what: 'field, openstax', figure: 'right', value: meanOf(scores, 'field'), aim: '.80' },
    );
    byBook.push(
      { figure: 'ROUGE-2', values: meansByBook(scores, 'rouge2') },
      { figure: 'title', values: meansByBook(scores, 'title') },
      { figure: 'field', values: meansByBook(scores, 'field') },
    );
  }
}
const fields = await measureSummaries(engineFor, pick('fields'));
rows.push({ what: 'field, fields', figure: 'right', value: meanOf(fields, 'field'), aim: '.95' });

say('| What | Figure | Value | Aim |\n|---|---|---|---|\n');
for (const { what, figure, value, aim } of rows) {
  say(`| ${what} | ${figure} | ${value >= 10 ? value.toFixed(0) : value.toFixed(3)} | ${aim} |\n`);
}
say(`\n| Book | ${byBook.map(({ figure }) => figure).join(' | ')} |\n`);
say(`|---|${byBook.map(() => '---|').join('')}\n`);
for (const book of Object.keys(books)) {
  const cells = byBook.map((column) => column.values.get(book)?.toFixed(3) ?? '–');
  say(`| ${book} | ${cells.join(' | ')} |\n`);
}

/** Texts spread evenly over the file, so that every book is there. */
function pick(name: string, isUsable: (text: Text) => boolean = () => true): Text[] {
  const texts = readFileSync(join(dataDir, 'dev', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Text)
    .filter(isUsable);
  const stride = Math.max(1, texts.length / count);
  return Array.from(
    { length: Math.min(count, texts.length) },
    (_, index) => texts[Math.floor(index * stride)],
  ).flatMap((text) => text ?? []);
}

function meanOf<K extends string>(scores: readonly { [name in K]?: number }[], name: K): number {
  return mean(scores.flatMap((each) => each[name] ?? []));
}

/** Books without such texts are left out. */
function meansByBook<K extends string>(
  scores: readonly ({ book: string } & { [name in K]?: number })[],
  name: K,
): Map<string, number> {
  return new Map(
    Object.keys(books).flatMap((book) => {
      const own = scores.filter((each) => each.book === book);
      return own.length > 0 ? [[book, meanOf(own, name)]] : [];
    }),
  );
}

function sum<K extends string>(scores: readonly Record<K, number>[], name: K): number {
  return scores.reduce((all, each) => all + each[name], 0);
}

function speedOf(scores: readonly { words: number; milliseconds: number }[]): number {
  return (sum(scores, 'milliseconds') / Math.max(1, sum(scores, 'words'))) * 10_000;
}

function say(text: string) {
  process.stdout.write(text);
}
