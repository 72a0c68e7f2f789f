import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../project-folders.mjs';
import { findCarriers, findRules } from './find-carriers';
import { findUnexplained, makeRulesPage, type RuleGroup } from './make-page';

// Put together here, so that this file carries none of the numbers.
const mark = (rules: string) => `it('[${rules}] holds')`;

describe('the page of rules', () => {
  const groups = JSON.parse(
    readFileSync(join(ROOT, 'docs', 'rule-texts.json'), 'utf8'),
  ) as RuleGroup[];
  const carriers = findCarriers(ROOT);

  it('explains every number that a test carries', () => {
    expect(findUnexplained(groups, carriers), 'write them into docs/rule-texts.json').toEqual([]);
  });

  it('is what the tests carry today', () => {
    const page = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8');

    expect(page === makeRulesPage(groups, carriers), 'stale: run `npm run rules`').toBe(true);
  });
});

describe('findRules', () => {
  it('finds one number, several, and those without a hyphen', () => {
    expect(findRules(mark('A-04') + mark('A-31, A-32') + mark('M7'))).toEqual([
      'A-04',
      'A-31',
      'A-32',
      'M7',
    ]);
  });

  it('takes no pattern and no index for a number', () => {
    expect(findRules('/[A-Z0-9]+/ row[0] [a-1]')).toEqual([]);
  });
});

describe('makeRulesPage', () => {
  const groups = [{ title: 'Codes', rules: { 'A-01': 'six digits', 'A-02': 'a hash' } }];

  it('lists what is carried with its files, and nothing else', () => {
    const page = makeRulesPage(groups, new Map([['A-01', ['code.test.ts', 'mail.test.ts']]]));

    expect(page).toContain('- **A-01** six digits<br>`code.test.ts` `mail.test.ts`');
    expect(page).not.toContain('A-02');
  });

  it('tells a number without a text', () => {
    expect(findUnexplained(groups, new Map([['A-99', ['code.test.ts']]]))).toEqual(['A-99']);
  });
});
