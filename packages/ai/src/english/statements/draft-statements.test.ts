import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../../reading/read-document';
import { readLexicon } from '../lexicon';
import { draftStatements } from './draft-statements';
import { createTaggers } from './tagger';

const tag = createTaggers()();
const lexicon = readLexicon(join(import.meta.dirname, '..', '..', '..', 'models'));
const termsOf = (text: string) =>
  draftStatements(readDocument(text), { emphasis: [], tag, lexicon }).map(({ card }) => card.term);

it('a sentence that says what something is makes a card', () => {
  expect(termsOf('The ledger is a book that holds the accounts of a company.')).toEqual(['ledger']);
});

it.each([
  ['a part of the page', 'The last item is the menu that contains a few more settings.'],
  ['one story', 'The computer is an asset that Shanti has acquired for her business.'],
  ['one example', 'The slope is that of the line y = 3, which goes through the origin.'],
])('but not one about %s', (_, text) => {
  expect(termsOf(text)).toEqual([]);
});
