import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addTotals,
  describeTotals,
  noTotals,
  readPlaywrightTotals,
  readVitestTotals,
} from './test-totals.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scholar-totals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function save(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('readVitestTotals', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };

  it('counts a file that broke before its first test as one failure', () => {
    const file = save('vitest.json', JSON.stringify(report));

    expect(readVitestTotals(file, join(folder, 'none'))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 2,
      flaky: [],
    });
  });

  it('names the tests that needed a second try', () => {
    const file = save('vitest.json', JSON.stringify(report));
    const flaky = save('flaky.txt', '[web] a.test.tsx › first\n[unit] b.test.ts › second\n');

    expect(readVitestTotals(file, flaky).flaky).toEqual([
      '[web] a.test.tsx › first',
      '[unit] b.test.ts › second',
    ]);
  });

  it('counts nothing where the run wrote no report', () => {
    expect(readVitestTotals(join(folder, 'none'), join(folder, 'none'))).toEqual(noTotals());
  });
});

describe('readPlaywrightTotals', () => {
  it('names what passed at its second try, also inside of groups, and counts it as passed', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'tests/a.spec.ts',
      tests: statuses.map((status, index) => ({
        status,
        projectName: index === 0 ? 'desktop' : 'phone',
      })),
    });
    const file = save(
      'playwright.json',
      JSON.stringify({
        stats: { expected: 3, unexpected: 0, flaky: 2, skipped: 1 },
        suites: [
          {
            specs: [spec('joins', 'expected', 'flaky'), spec('leaves', 'expected', 'skipped')],
            suites: [{ specs: [spec('returns', 'flaky', 'expected')] }],
          },
        ],
      }),
    );

    expect(readPlaywrightTotals(file)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
      flaky: ['[phone] tests/a.spec.ts › joins', '[desktop] tests/a.spec.ts › returns'],
    });
  });
});

describe('addTotals', () => {
  it('never says that nothing failed when a step did', () => {
    expect(addTotals(noTotals(), { hasPassed: false }).failed).toBe(1);
    const totals = { ...noTotals(), failed: 3 };
    expect(addTotals(noTotals(), { hasPassed: false, totals }).failed).toBe(3);
  });
});

describe('describeTotals', () => {
  it('ends with the total alone on its line, behind the names of flaky tests', () => {
    const totals = { passed: 12, failed: 0, skipped: 0, flaky: ['[web] a › b'] };

    expect(describeTotals(totals).split('\n')).toEqual([
      'Flaky: 1',
      '  ↻ needed a second try: [web] a › b',
      'Total: 12 passed, 0 failed',
    ]);
    expect(describeTotals({ ...totals, skipped: 2 })).toMatch(
      /^Total: 12 passed, 0 failed, 2 skipped$/m,
    );
  });
});
