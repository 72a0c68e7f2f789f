import { writeFileSync } from 'node:fs';
import { makeCommonPasswords, renderCommonPasswords } from './common-passwords/make-list';

const passwords = makeCommonPasswords();
writeFileSync(
  new URL('../packages/contract/src/accounts/common-password-list.ts', import.meta.url),
  renderCommonPasswords(passwords),
);
console.log(`Wrote ${passwords.length} passwords.`);
