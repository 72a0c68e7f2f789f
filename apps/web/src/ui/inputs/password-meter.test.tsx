import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { estimateStrength, PasswordMeter } from './password-meter';

it.each([
  ['', false, '12 characters or more are best.'],
  ['abc', false, 'Password strength: weak. 12 characters or more are best.'],
  ['Abcde1', false, 'Password strength: fair. 12 characters or more are better.'],
  [
    'Aaaaaaaaaaaa1',
    false,
    'Password strength: fair. Repeats and rows like 1234 are easy to guess.',
  ],
  ['Kestrel7Loom', false, 'Password strength: strong.'],
  [
    'Password1',
    true,
    'Password strength: weak. It is among the most used ones, which are tried first.',
  ],
])('[W-9] says of %j in words, not only in colour', (password, isCommon, words) => {
  render(<PasswordMeter password={password} isCommon={isCommon} />);

  expect(screen.getByRole('status')).toHaveTextContent(words);
});

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
