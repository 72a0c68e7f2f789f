import { expect, it } from 'vitest';
import { findEntries } from './palette-entries';

const ENTRIES = ['Today', 'Saved Docs', 'Thẻ của tôi'].map((label) => ({
  id: label,
  label,
  icon: null,
  to: '/',
}));
const find = (typed: string) => findEntries(ENTRIES, typed).map(({ label }) => label);

it.each([
  ['', ['Today', 'Saved Docs', 'Thẻ của tôi']],
  ['DOC sav', ['Saved Docs']],
  ['the cua', ['Thẻ của tôi']],
  ['ocs', []],
])('finds by the beginnings of words, in any spelling: %j', (typed, found) => {
  expect(find(typed)).toEqual(found);
});
