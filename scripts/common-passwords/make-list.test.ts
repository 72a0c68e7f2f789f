import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeCommonPasswords, renderCommonPasswords } from './make-list';

it('[A-23] the list of the contract is the one made here', () => {
  const file = new URL(
    '../../packages/contract/src/accounts/common-password-list.ts',
    import.meta.url,
  );

  expect(readFileSync(file, 'utf8')).toBe(renderCommonPasswords(makeCommonPasswords()));
});
