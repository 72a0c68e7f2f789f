import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project-folders.mjs';
import { findCarriers } from './rules/find-carriers';
import { findUnexplained, makeRulesPage, type RuleGroup } from './rules/make-page';

const groups = JSON.parse(
  readFileSync(join(ROOT, 'docs', 'rule-texts.json'), 'utf8'),
) as RuleGroup[];
const carriers = findCarriers(ROOT);
const unexplained = findUnexplained(groups, carriers);

writeFileSync(join(ROOT, 'docs', 'rules.md'), makeRulesPage(groups, carriers));
console.log(`Wrote docs/rules.md with ${carriers.size - unexplained.length} rules.`);
if (unexplained.length > 0) {
  console.error(`No text in docs/rule-texts.json for ${unexplained.join(', ')}.`);
  process.exitCode = 1;
}
