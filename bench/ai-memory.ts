import { readFileSync } from 'node:fs';
import { createEmbeddedEngine } from '@scholar/ai';

/**
 * tsx bench/ai-memory.ts MODELS TASK FILE
 * A process of its own, because only a fresh one tells how much memory one text takes. Prints the most
 * megabytes it ever held, and how many it held before the text.
 */
const [modelsDir = '', task = '', file = ''] = process.argv.slice(2);
const engine = createEmbeddedEngine({ modelsDir });
const work = { signal: new AbortController().signal };
const run = (text: string) =>
  task === 'cards'
    ? engine.makeFlashcards({ text, count: 30 }, work)
    : engine.summarize({ text }, work);
await run('Osmosis is the movement of water through a membrane. It needs no energy at all.');
const before = process.resourceUsage().maxRSS;
await run(readFileSync(file, 'utf8'));
const most = process.resourceUsage().maxRSS;
process.stdout.write(JSON.stringify({ before: before / 1024, most: most / 1024 }));
