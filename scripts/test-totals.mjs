import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number; failed: number; skipped: number }} Totals */

/**
 * What a vitest JSON report counted. A file that broke before its first test is one failure.
 * @param {string} file
 * @returns {Totals}
 */
export function readVitestTotals(file) {
  const report = readReport(file);
  if (!report) {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string; assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What a Playwright JSON report counted. One that passed on its second try is named in the list above it.
 * @param {string} file
 * @returns {Totals}
 */
export function readPlaywrightTotals(file) {
  const report = readReport(file);
  if (!report) {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
