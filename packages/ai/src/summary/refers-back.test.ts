import { expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { createReferenceCheck } from './refers-back';

/** Whether the last sentence of a text goes on about what was brought in before it. */
function lastRefersBack(text: string): boolean | undefined {
  const document = readDocument(text);
  const last = document.sentences.at(-1);
  return last && createReferenceCheck(document)(last, document.plain.slice(last.start, last.end));
}

it.each([
  ['a group', 'Nurses formed a work group in May. The work group reviewed all rules of care.'],
  ['a man', 'William Johnson sold tools for years. Johnson wanted to find a lighter metal.'],
  ['một người', 'Ông William Johnson bán máy móc. Johnson muốn tìm ra một kim loại nhẹ hơn.'],
  ['a part of a drawing', 'Triangles have sides. Angle ABC is double the angle beside it.'],
  ['a part of a program', 'Programs lock data. Segment 2 is in danger of a deadlock.'],
])('a sentence about %s that the ones before brought in refers back', (_, text) => {
  expect(lastRefersBack(text)).toBe(true);
});

it.each([
  ['what it names itself', 'Nurses met in May. The work group reviewed all rules of care.'],
  ['the heading', '# Work group\n\nA group met. The group reviewed all the rules of care.'],
  ['a name of its own', 'Nurses met in May. Johnson wanted to find a lighter metal for them.'],
])('a sentence about %s does not', (_, text) => {
  expect(lastRefersBack(text)).toBe(false);
});
