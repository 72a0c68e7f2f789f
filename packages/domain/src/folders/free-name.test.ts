import { FOLDER_NAME_MAX } from '@scholar/contract';
import { expect, it } from 'vitest';
import { freeName } from './free-name';

it('leaves a name that nobody has', () => {
  expect(freeName('Sinh học', ['Toán'])).toBe('Sinh học');
});

it('numbers a name that is taken, in whatever spelling', () => {
  expect(freeName('Sinh học', ['SINH HOC', 'Sinh học (2)'])).toBe('Sinh học (3)');
});

it('stays within the length of a name', () => {
  const long = 'a'.repeat(FOLDER_NAME_MAX);

  expect(freeName(long, [long])).toBe(`${'a'.repeat(FOLDER_NAME_MAX - 4)} (2)`);
});
