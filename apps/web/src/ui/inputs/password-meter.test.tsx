import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordMeter } from './password-meter';

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
