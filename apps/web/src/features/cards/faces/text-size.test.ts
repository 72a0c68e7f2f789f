import { expect, it } from 'vitest';
import { toTextSize } from './text-size';

it.each([
  ['Osmosis', 'huge'],
  ['Phosphorylation', 'large'],
  ['The causes of the First World War', 'large'],
  ['Deoxyribonucleic-acid-polymerase', 'large'],
  ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'medium'],
  ['word '.repeat(50), 'medium'],
  ['word '.repeat(60), 'small'],
])('%s is %s', (text, size) => {
  expect(toTextSize(text)).toBe(size);
});
