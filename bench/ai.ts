import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmbeddedEngine } from '@scholar/ai';
import type { Figure } from './figure';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const LIMIT_MS_PER_10K = 250;
const MEMORY_LIMIT_MB = 300;
const CARDS = 30;
const MODELS = join(import.meta.dirname, '..', 'packages', 'ai', 'models');

/** Both functions of the embedded engine at growing lengths, beside what they may take. */
export async function measureAi(dataDir: string | undefined): Promise<Figure[]> {
  if (dataDir === undefined) {
    throw new Error('The AI part needs --data DIR.');
  }
  const words = await readWords(dataDir);
  const engine = createEmbeddedEngine({ modelsDir: MODELS });
  const work = { signal: new AbortController().signal };
  const tasks = {
    summary: (text: string) => engine.summarize({ text }, work),
    cards: (text: string) => engine.makeFlashcards({ text, count: CARDS }, work),
  };
  await tasks.summary(textOf(words, 5_000));
  await tasks.cards(textOf(words, 5_000));

  const figures: Figure[] = [];
  for (const size of SIZES) {
    const text = textOf(words, size);
    for (const [name, run] of Object.entries(tasks)) {
      const before = process.memoryUsage().rss;
      const milliseconds = await timeOf(() => run(text));
      const memory = Math.max(0, process.memoryUsage().rss - before) / 1_048_576;
      const per10k = (milliseconds / size) * 10_000;
      figures.push({
        what: `${name}, ${size.toLocaleString('en-US')} words`,
        measured: `${milliseconds.toFixed(0)} ms, ${per10k.toFixed(0)} ms a 10,000 words, ${memory.toFixed(0)} MB more`,
        against: `${LIMIT_MS_PER_10K} ms a 10,000 words, ${MEMORY_LIMIT_MB} MB`,
        ratio: (per10k / LIMIT_MS_PER_10K).toFixed(2),
      });
    }
  }
  return figures;
}

async function readWords(dataDir: string): Promise<string[]> {
  const lines = (await readFile(join(dataDir, 'dev', 'openstax.jsonl'), 'utf8')).split('\n');
  return lines
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text)
    .join('\n\n')
    .split(/(?<=\s)/);
}

function textOf(words: readonly string[], size: number): string {
  return words.slice(0, size).join('');
}

async function timeOf(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
