import { describe, expect, it } from 'vitest';
import { describeParts, isFree, listParts } from './parts-list.mjs';

const bill = {
  components: [
    {
      name: 'zod',
      version: '4.6.7',
      purl: 'pkg:npm/zod@4.6.7',
      licenses: [{ license: { id: 'MIT' } }],
    },
    { name: 'server', version: '0.1.0', purl: 'pkg:npm/%40scholar/server@0.1.0' },
    {
      name: 'argon2',
      version: '2.2.1',
      purl: 'pkg:npm/%40node-rs/argon2@2.2.1',
      licenses: [{ expression: '(MIT OR GPL-3.0)' }],
    },
    { name: 'odd', version: '1.0.0', purl: 'pkg:npm/odd@1.0.0' },
  ],
};

it('lists parts of others with their licences, by name', () => {
  expect(describeParts(listParts(bill))).toBe(
    '@node-rs/argon2 2.2.1: (MIT OR GPL-3.0)\nodd 1.0.0: none\nzod 4.6.7: MIT\n',
  );
});

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND Apache-2.0', '(AFL-2.1 OR BSD-3-Clause)'])(
    '%s may be used',
    (licence) => {
      expect(isFree(licence)).toBe(true);
    },
  );

  it.each(['GPL-3.0', 'none', 'MIT AND GPL-3.0', 'UNLICENSED'])('%s may not', (licence) => {
    expect(isFree(licence)).toBe(false);
  });
});
