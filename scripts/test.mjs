import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChecks, listTests } from './test-steps.mjs';
import { addTotals, describeTotals, noTotals } from './test-totals.mjs';

const reportFolder = mkdtempSync(join(tmpdir(), 'scholar-test-'));
process.once('exit', () => rmSync(reportFolder, { recursive: true, force: true }));

const isFast = process.argv.includes('--fast');
let totals = noTotals();

// Checks and tests run side by side. What the checks have to say waits until the tests are silent.
const checking = checkEverything();
for (const step of listTests({ isFast, reportFolder })) {
  const { hasPassed, report } = await runStep(step);
  console.log(report);
  totals = addTotals(totals, { hasPassed, totals: step.totals?.() });
  if (!hasPassed) {
    break;
  }
}
for (const { hasPassed, report } of await checking) {
  console.log(report);
  totals = addTotals(totals, { hasPassed });
}

console.log(describeTotals(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;

/** One after the other: the other processor belongs to the tests. */
async function checkEverything() {
  const results = [];
  for (const check of listChecks()) {
    results.push(await runStep(check));
  }
  return results;
}

/** @param {import('./test-steps.mjs').Step} step */
async function runStep(step) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    await step.run();
    return { hasPassed: true, report: `✓ ${step.name} (${seconds()})` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { hasPassed: false, report: `${reason}\n✗ ${step.name} (${seconds()})` };
  }
}
