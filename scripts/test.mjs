import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSteps } from './test-steps.mjs';

const reportFolder = mkdtempSync(join(tmpdir(), 'scholar-test-'));
process.once('exit', () => rmSync(reportFolder, { recursive: true, force: true }));

const steps = listSteps({ isFast: process.argv.includes('--fast'), reportFolder });
const sum = { passed: 0, failed: 0, skipped: 0 };

for (const step of steps) {
  const hasPassed = await runStep(step);
  const { passed, failed, skipped } = step.totals?.() ?? { passed: 0, failed: 0, skipped: 0 };
  sum.passed += passed;
  // A red run never says '0 failed', also when it was no test that failed.
  sum.failed += hasPassed ? failed : Math.max(1, failed);
  sum.skipped += skipped;
  if (!hasPassed) {
    process.exitCode = 1;
    break;
  }
}

const skippedPart = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`Total: ${sum.passed} passed, ${sum.failed} failed${skippedPart}`);

/** @param {import('./test-steps.mjs').Step} step */
async function runStep(step) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    await step.run();
    console.log(`✓ ${step.name} (${seconds()})`);
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    console.log(`✗ ${step.name} (${seconds()})`);
    return false;
  }
}
