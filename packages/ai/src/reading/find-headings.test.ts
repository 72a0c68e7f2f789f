import { expect, it } from 'vitest';
import { findHeadings } from './find-headings';

it('finds headings where they stand, without their markup', () => {
  const text = 'Before all.\n\n# Tế bào\n\nThe cell is small.\n\n## Its   nucleus\n\nIt holds DNA.';

  expect(findHeadings(text)).toEqual([
    { start: text.indexOf('Tế'), heading: 'Tế bào' },
    { start: text.indexOf('Its'), heading: 'Its nucleus' },
  ]);
});

it('finds none in a text without any', () => {
  expect(findHeadings('one line of words, and nothing else.')).toEqual([]);
});
