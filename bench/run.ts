import { cpus, loadavg } from 'node:os';
import { build } from '../scripts/build.mjs';
import { measureAccounts } from './accounts';
import type { Figure } from './figure';
import { measureFirstLoad } from './first-load';
import { measureStartUp } from './start-up';
import { measureTiming } from './timing';

/** Every figure stands beside a peer or a limit of the same run; seconds alone say nothing about another machine. */
const parts = {
  'first-load': measureFirstLoad,
  'start-up': measureStartUp,
  accounts: measureAccounts,
  timing: measureTiming,
};

await build();
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    figures.push(...(await measure()));
  }
}
const load = loadavg()[0]?.toFixed(1);
process.stdout.write(`${cpus().length} cores, Node ${process.versions.node}, load ${load}\n\n`);
process.stdout.write('| What | Measured | Against | Ratio |\n|---|---|---|---|\n');
for (const { what, measured, against, ratio } of figures) {
  process.stdout.write(`| ${what} | ${measured} | ${against} | ${ratio} |\n`);
}
process.exit(0);
