import { expect, it } from 'vitest';
import { aDocument } from '../testing/document-server';
import { findCited } from './find-cited';

const edited = aDocument({ content: 'Now longer. Water moves.' });
const passage = { start: 0, end: 12 };

it('finds the words of a card in a text that was edited', () => {
  expect(findCited(edited, { passage, quote: 'Water moves.' })).toEqual({ start: 12, end: 24 });
});

it.each([
  ['the words are gone', edited, 'Water flows.'],
  ['nobody can tell what the words were', edited, undefined],
  ['the text is shorter', aDocument({ sourceText: 'Water.' }), undefined],
])('finds nothing where %s', (_, document, quote) => {
  expect(findCited(document, { passage, quote })).toBeUndefined();
});

it('trusts the place in a text that cannot have changed', () => {
  const document = aDocument({ sourceText: 'Water moves. It flows.' });

  expect(findCited(document, { passage, quote: undefined })).toEqual(passage);
});
