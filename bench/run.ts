import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { measureAccounts } from './accounts';
import { measureAi } from './ai';
import { measureBrowser } from './browser';
import { measureCards } from './cards';
import { measureDocuments } from './documents';
import { measureEventLoop, measureImportHold } from './event-loop';
import { measureFormats } from './formats/measure-formats';
import { type Figure, findMissed, writeReport } from './figure';
import { measureFirstLoad } from './first-load';
import { measureHangingProvider } from './hanging-provider';
import { measureImport } from './import';
import { measureMemory } from './memory/measure-memory';
import { measureStartUp } from './start-up';
import { measureTiming } from './timing';
import { measureToday } from './today';
import { measureWeb } from './web';

const { values, positionals: wanted } = parseArgs({
  options: {
    data: { type: 'string' },
    students: { type: 'string', default: '10' },
    runs: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});

/** Every figure stands beside a peer or a limit of the same run; seconds alone say nothing about another machine. */
const parts = {
  'first-load': measureFirstLoad,
  browser: measureBrowser,
  web: () => measureWeb(Number(values.runs)),
  'start-up': measureStartUp,
  accounts: measureAccounts,
  documents: measureDocuments,
  cards: measureCards,
  today: measureToday,
  import: async () => [
    ...(await measureFormats()),
    ...(values.data === undefined ? [] : await measureImport(values.data)),
  ],
  ai: () => measureAi(values.data),
  memory: () => measureMemory(Number(values.students)),
  timing: measureTiming,
  'hanging-provider': measureHangingProvider,
  'event-loop': measureEventLoop,
  'import-hold': measureImportHold,
};

/** Measure files from outside the project, on the sources. */
const OUTSIDE_PARTS = new Set(['ai']);

/** Measured on the sources, too. */
const SOURCE_PARTS = new Set([...OUTSIDE_PARTS, 'import', 'memory']);

const chosen = Object.entries(parts).filter(([name]) =>
  wanted.length === 0
    ? !OUTSIDE_PARTS.has(name) || values.data !== undefined
    : wanted.includes(name),
);
if (chosen.some(([name]) => !SOURCE_PARTS.has(name))) {
  await build();
}
const figures: Figure[] = [];
for (const [, measure] of chosen) {
  figures.push(...(await measure()));
}
const load = loadavg()[0]?.toFixed(1);
process.stdout.write(`${cpus().length} cores, Node ${process.versions.node}, load ${load}\n\n`);
process.stdout.write(writeReport(figures));
process.exit(findMissed(figures).length > 0 ? 1 : 0);
