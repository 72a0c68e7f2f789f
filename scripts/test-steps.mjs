import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installTestNeeds } from './install-test-needs.mjs';
import { ROOT, packageScript } from './project-folders.mjs';
import { runCommand } from './run-command.mjs';
import { readPlaywrightTotals, readVitestTotals } from './test-totals.mjs';

const TSCONFIGS = ['tsconfig.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json'];
const CRUISED = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
// Any npm that comes with a supported Node will do.
const SHERIF_ARGS = ['--ignore-rule', 'root-package-manager-field'];
const FLAKY_REPORTER = './scripts/test-setup/flaky-reporter.ts';
const WITHOUT_POSTGRES = ['unit', 'web', 'api-embedded'];

/**
 * A step throws what the reader has to know; a step with tests also says what they counted.
 * @typedef {{
 *   name: string;
 *   isSlow?: boolean;
 *   run: () => Promise<void>;
 *   totals?: () => import('./test-totals.mjs').Totals;
 * }} Step
 */

/**
 * What reads the sources without running them.
 * @returns {Step[]}
 */
export function listChecks() {
  return [
    { name: 'format', run: () => runQuietly('oxfmt/bin/oxfmt', ['--check', '.']) },
    {
      name: 'lint',
      run: () => runQuietly('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    },
    { name: 'types', run: checkTypes },
    { name: 'versions', run: () => runQuietly('sherif/index.js', SHERIF_ARGS) },
    { name: 'boundaries', run: checkBoundaries },
    { name: 'unused', run: () => runQuietly('knip/bin/knip.js', ['--no-config-hints']) },
  ];
}

/**
 * What runs the product, in the order that tells most about it first.
 * @param {{ isFast: boolean; reportFolder: string }} options
 * @returns {Step[]}
 */
export function listTests({ isFast, reportFolder }) {
  const vitestReport = join(reportFolder, 'vitest.json');
  const flakyTests = join(reportFolder, 'flaky.txt');
  const playwrightReport = join(reportFolder, 'playwright.json');
  const projects = isFast ? WITHOUT_POSTGRES.flatMap((name) => ['--project', name]) : [];
  /** @type {Step[]} */
  const steps = [
    { name: 'test needs', isSlow: true, run: installTestNeeds },
    {
      name: 'tests',
      run: () =>
        runLoudly(
          'vitest/vitest.mjs',
          [
            ...['run', '--reporter=default', `--reporter=${FLAKY_REPORTER}`],
            ...['--reporter=json', `--outputFile.json=${vitestReport}`],
            ...projects,
          ],
          { FLAKY_TESTS_FILE: flakyTests },
        ),
      totals: () => readVitestTotals(vitestReport, flakyTests),
    },
    { name: 'build', isSlow: true, run: () => build() },
    {
      name: 'journeys',
      isSlow: true,
      run: () =>
        runLoudly('@playwright/test/cli.js', ['test', '--config', 'e2e'], {
          E2E_REPORT: playwrightReport,
        }),
      totals: () => readPlaywrightTotals(playwrightReport),
    },
  ];
  return steps.filter((step) => !isFast || !step.isSlow);
}

async function checkTypes() {
  for (const config of TSCONFIGS) {
    await runQuietly('typescript-7/bin/tsc', ['--project', config]);
  }
}

function checkBoundaries() {
  const folders = CRUISED.filter((folder) => existsSync(join(ROOT, folder)));
  const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
  return runQuietly(cruiser, ['--config', '.dependency-cruiser.cjs', ...folders]);
}

/**
 * Shows what a tool has to say only when it fails. It gives way to the tests, which wait for things in time.
 * @param {string} script
 * @param {string[]} args
 */
async function runQuietly(script, args) {
  const { code, output } = await runCommand(process.execPath, [packageScript(script), ...args], {
    cwd: ROOT,
    isGivingWay: true,
  });
  if (code !== 0) {
    throw new Error(output.trim());
  }
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [settings]
 */
async function runLoudly(script, args, settings = {}) {
  const { code } = await runCommand(process.execPath, [packageScript(script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    isShown: true,
  });
  if (code !== 0) {
    throw new Error(`Ended with exit code ${code}.`);
  }
}
