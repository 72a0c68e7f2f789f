import { expect, it } from 'vitest';
import { toFileName } from './file-name';

it.each([
  ['Biology', 'Biology.csv'],
  ['Sinh học: tế bào', 'Sinh học tế bào.csv'],
  ['../../etc/passwd', 'etc passwd.csv'],
  ['a\u0000b\u202Ec\nd', 'a b c d.csv'],
  ['..', 'Scholar.csv'],
  ['CON', 'Scholar CON.csv'],
  ['x'.repeat(255), `${'x'.repeat(80)}.csv`],
])('a set called %j becomes the file %j', (title, name) => {
  expect(toFileName(title, 'csv')).toBe(name);
});
