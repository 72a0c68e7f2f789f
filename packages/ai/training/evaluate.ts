import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEmbeddedEngine } from '../src/embedded-engine';
import { measureCards, measureSummaries, type Text } from './scores';

/**
 * npm run eval -- --data DIR [--models DIR] [--count 150]
 * Runs the embedded engine over texts with known answers and prints one table.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, models: { type: 'string' }, count: { type: 'string' } },
});
if (!values.data) {
  throw new Error('Usage: npm run eval -- --data DIR [--models DIR] [--count 150]');
}
const dataDir = values.data;
const count = Number(values.count ?? 150);
const engine = createEmbeddedEngine({
  modelsDir: values.models ?? join(import.meta.dirname, '..', 'models'),
});

type Row = { what: string; figure: string; value: number; aim: string };
const rows: Row[] = [];

for (const hasEmphasis of [false, true]) {
  const texts = pick('openstax', ({ glossary }) => (glossary?.length ?? 0) > 0);
  const scores = await measureCards(engine, texts, { hasEmphasis });
  const what = `cards, openstax, ${hasEmphasis ? 'with emphasis' : 'plain text'}`;
  rows.push(
    { what, figure: 'term F1', value: scores.termF1, aim: hasEmphasis ? '.85' : '.45' },
    { what, figure: 'card score', value: scores.cardScore, aim: hasEmphasis ? '.33' : '.22' },
    { what, figure: 'gives its term away', value: scores.leaks, aim: '≤ .01' },
    { what, figure: 'ms a 10,000 words', value: scores.milliseconds, aim: '≤ 250' },
  );
}
const law = await measureCards(engine, pick('vi_law_terms'), { hasEmphasis: false });
rows.push({ what: 'cards, Vietnamese statutes', figure: 'term F1', value: law.termF1, aim: '.80' });

const aims = { openstax: '.14', vi_d2l: '.17', vi_news: '.16', scitldr: '.15' };
for (const [name, aim] of Object.entries(aims)) {
  const texts = pick(name, ({ summary }) => Boolean(summary));
  const scores = await measureSummaries(engine, texts);
  const what = `summary, ${name}`;
  rows.push(
    { what, figure: 'ROUGE-1', value: scores.rouge1, aim: '' },
    { what, figure: 'ROUGE-2', value: scores.rouge2, aim },
    { what, figure: 'ms a 10,000 words', value: scores.milliseconds, aim: '≤ 250' },
  );
  if (name === 'openstax') {
    rows.push({ what: 'title, openstax', figure: 'token F1', value: scores.title, aim: '.40' });
    rows.push({ what: 'field, openstax', figure: 'right', value: scores.field, aim: '.90' });
  }
}
const fields = await measureSummaries(engine, pick('fields'));
rows.push({ what: 'field, fields', figure: 'right', value: fields.field, aim: '.85' });

const lines = rows.map(
  ({ what, figure, value, aim }) =>
    `| ${what} | ${figure} | ${value >= 10 ? value.toFixed(0) : value.toFixed(3)} | ${aim} |`,
);
process.stdout.write(
  ['| What | Figure | Value | Aim |', '|---|---|---|---|', ...lines, ''].join('\n'),
);

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
