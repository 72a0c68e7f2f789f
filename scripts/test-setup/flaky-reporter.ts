import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes down the name of every test that passed only after a failed try, one a line. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const file = process.env['FLAKY_TESTS_FILE'];
    if (file !== undefined && test.diagnostic()?.flaky) {
      appendFileSync(
        file,
        `[${test.project.name}] ${test.module.relativeModuleId} › ${test.fullName}\n`,
      );
    }
  }
}
