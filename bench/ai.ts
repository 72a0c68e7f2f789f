import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createEmbeddedEngine, type StudyEngine } from '@scholar/ai';
import { createAiPeers } from './ai-peers';
import type { Figure } from './figure';

/** The last is about a megabyte, the longest text that is taken. */
const SIZES = [1_000, 10_000, 100_000, 170_000];
const LIMIT_MS_PER_10K = 1_500;
const LONG_TEXT_WORDS = 100_000;
const FIRST_CARDS_LIMIT_MS = 2_000;
const MEMORY_LIMIT_MB = 300;
const CARDS = 30;
const MODELS = join(import.meta.dirname, '..', 'packages', 'ai', 'models');
/** Short texts are measured several times, each time another one, after a warm-up with others. */
const WORDS_PER_FIGURE = 50_000;
const WARM_UP_WORDS = 20_000;
/** A peer that took this long gets no text of ten times the length: it may need a hundred times as long. */
const PATIENCE_MS = 2_000;

type Task = { name: string; task: 'summary' | 'cards'; run: (text: string) => unknown };

/** Both functions of the embedded engine at growing lengths, beside their limits and two npm packages. */
export async function measureAi(dataDir: string | undefined): Promise<Figure[]> {
  if (dataDir === undefined) {
    throw new Error('The AI part needs --data DIR.');
  }
  const words = await readWords(dataDir);
  const engine = createEmbeddedEngine({ modelsDir: MODELS });
  const work = { signal: new AbortController().signal };
  const ours: Task[] = [
    { name: 'summary', task: 'summary', run: (text) => engine.summarize({ text }, work) },
    {
      name: 'cards',
      task: 'cards',
      run: (text) => engine.makeFlashcards({ text, count: CARDS }, work),
    },
  ];
  const peers = createAiPeers();
  for (const { run } of [...ours, ...peers]) {
    for (const text of textsOf(words, 1_000, WARM_UP_WORDS)) {
      await run(text);
    }
  }

  const figures: Figure[] = [];
  const impatient = new Set<string>();
  for (const size of SIZES) {
    const texts = textsOf(words, size, WORDS_PER_FIGURE);
    for (const own of ours) {
      const what = `AI: ${own.name}, ${size.toLocaleString('en-US')} words`;
      const milliseconds = await timeOf(own, texts);
      const per10k = (milliseconds / size) * 10_000;
      figures.push({
        what,
        measured: `${milliseconds.toFixed(0)} ms, ${per10k.toFixed(0)} ms a 10,000 words`,
        against: `limit of ${LIMIT_MS_PER_10K} ms a 10,000 words`,
        ratio: per10k / LIMIT_MS_PER_10K,
        limit: 1,
      });
      for (const peer of peers.filter(({ task }) => task === own.task)) {
        if (impatient.has(peer.name)) {
          figures.push({
            what,
            measured: '',
            against: `${peer.name}: too slow to try`,
          });
          continue;
        }
        const theirs = await timeOf(peer, texts);
        if (theirs > PATIENCE_MS) {
          impatient.add(peer.name);
        }
        figures.push({
          what,
          measured: `${milliseconds.toFixed(0)} ms`,
          against: `${peer.name}: ${theirs.toFixed(0)} ms`,
          ratio: milliseconds / theirs,
        });
      }
    }
  }
  return [...figures, await measureFirstCards(engine, words), ...(await measureMemory(words))];
}

/** How long the first cards of a long text take, told before the rest of it is read. */
async function measureFirstCards(engine: StudyEngine, words: readonly string[]): Promise<Figure> {
  const text = words.slice(0, LONG_TEXT_WORDS).join('');
  const times: number[] = [];
  const startedAt = process.cpuUsage();
  const onCards = () => times.push(millisecondsSince(startedAt));
  const { signal } = new AbortController();
  await engine.makeFlashcards({ text, count: CARDS }, { signal, onCards });
  const [first = Number.NaN] = times;
  return {
    what: `AI: first cards, ${LONG_TEXT_WORDS.toLocaleString('en-US')} words`,
    measured: `${first.toFixed(0)} ms`,
    against: `limit of ${FIRST_CARDS_LIMIT_MS} ms`,
    ratio: first / FIRST_CARDS_LIMIT_MS,
    limit: 1,
  };
}

/** The most memory that a process of its own takes for the longest text beyond what it needs to begin. */
async function measureMemory(words: readonly string[]): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'scholar-bench-'));
  const file = join(folder, 'text.txt');
  const figures: Figure[] = [];
  for (const size of SIZES) {
    await writeFile(file, words.slice(0, size).join(''));
    for (const task of ['summary', 'cards']) {
      const { stdout } = await promisify(execFile)(process.execPath, [
        ...process.execArgv,
        join(import.meta.dirname, 'ai-memory.ts'),
        MODELS,
        task,
        file,
      ]);
      // Printed by our own script.
      const { before, most } = JSON.parse(stdout) as { before: number; most: number };
      figures.push({
        what: `AI: memory for ${task}, ${size.toLocaleString('en-US')} words`,
        measured: `${(most - before).toFixed(0)} MB beyond ${before.toFixed(0)} MB with all models`,
        against: `limit of ${MEMORY_LIMIT_MB} MB`,
        ratio: (most - before) / MEMORY_LIMIT_MB,
        limit: 1,
      });
    }
  }
  await rm(folder, { recursive: true });
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

/** Different texts of that size, as many as there are words to be read, one at least. */
function textsOf(words: readonly string[], size: number, together: number): string[] {
  return Array.from({ length: Math.max(1, Math.floor(together / size)) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(''),
  );
}

/** Processor time of one text: what else the machine does then matters less. */
async function timeOf({ run }: Task, texts: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const text of texts) {
    await run(text);
  }
  return millisecondsSince(before) / texts.length;
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
