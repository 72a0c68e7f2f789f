import { expect, it } from 'vitest';
import { estimateStrength } from './password-meter';

it.each([
  ['', 'empty'],
  ['Abc1', 'broken'],
  ['a long phrase without capitals', 'broken'],
  ['Abcde1', 'short'],
  ['Kestrel7Loo', 'short'],
  ['Kestrel7Loom', 'strong'],
  ['Correct1Horse', 'strong'],
  ['Mưa rơi trên 7 mái nhà', 'strong'],
  ['Ab1😀😀😀', 'short'],
  ['Aaaaaaaaaaaaaaa1', 'repetitive'],
  ['Abcdefghijklmn1', 'repetitive'],
  ['Zyxwvutsrqponm1', 'repetitive'],
  ['Ab1Ab1Ab1Ab1Ab1', 'repetitive'],
  ['Tree12345678', 'repetitive'],
])('[W-9] %j is %s', (password, strength) => {
  expect(estimateStrength(password, false)).toBe(strength);
});

it.each([
  ['Password1', 'common'],
  ['Password123456', 'common'],
  ['password1', 'broken'],
  ['', 'empty'],
])('[A-23] %j, once known to be common, is %s', (password, strength) => {
  expect(estimateStrength(password, true)).toBe(strength);
});
