import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky` names the tests that passed only after a failed try; they count as passed.
 * @typedef {{ passed: number; failed: number; skipped: number; flaky: string[] }} Totals
 * @typedef {{ title: string; file: string; tests: { status: string; projectName: string }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * What a vitest JSON report counted. A file that broke before its first test is one failure.
 * @param {string} file
 * @param {string} flakyFile what the flaky reporter wrote
 * @returns {Totals}
 */
export function readVitestTotals(file, flakyFile) {
  const report = readReport(file);
  if (!report) {
    return noTotals();
  }
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string; assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: existsSync(flakyFile) ? readFileSync(flakyFile, 'utf8').split('\n').filter(Boolean) : [],
  };
}

/**
 * What a Playwright JSON report counted.
 * @param {string} file
 * @returns {Totals}
 */
export function readPlaywrightTotals(file) {
  const report = readReport(file);
  if (!report) {
    return noTotals();
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky: report.suites.flatMap(findFlaky),
  };
}

/**
 * Adds what one step counted. A red step never counts as '0 failed', also when it was no test that failed.
 * @param {Totals} sum
 * @param {{ hasPassed: boolean; totals?: Totals | undefined }} step
 * @returns {Totals}
 */
export function addTotals(sum, { hasPassed, totals = noTotals() }) {
  return {
    passed: sum.passed + totals.passed,
    failed: sum.failed + (hasPassed ? totals.failed : Math.max(1, totals.failed)),
    skipped: sum.skipped + totals.skipped,
    flaky: [...sum.flaky, ...totals.flaky],
  };
}

/**
 * The last lines of a run: what was flaky, by name, and the total alone on its line.
 * @param {Totals} totals
 */
export function describeTotals({ passed, failed, skipped, flaky }) {
  const skippedPart = skipped > 0 ? `, ${skipped} skipped` : '';
  return [
    `Flaky: ${flaky.length}`,
    ...flaky.map((name) => `  ↻ needed a second try: ${name}`),
    `Total: ${passed} passed, ${failed} failed${skippedPart}`,
  ].join('\n');
}

/** @returns {Totals} */
export function noTotals() {
  return { passed: 0, failed: 0, skipped: 0, flaky: [] };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function findFlaky({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(findFlaky)];
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
