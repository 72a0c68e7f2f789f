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
  ['an example', 'For example, LIVSN is a company that sells clothes to people who walk a lot.'],
  ['what some say', 'In several traditions, the ledger was a book that held the names of kings.'],
  [
    'where it is found',
    'Electrons are more likely found around the oxygen nucleus than elsewhere.',
  ],
  ['some of its kind only', 'For sound waves, the disturbance is a change in air pressure.'],
  [
    'one thing with that name',
    'The trinomial 9x² + 24x + 16 is called a perfect square trinomial.',
  ],
  [
    'the first of several things',
    'A business model is a plan for how the venture will be funded; how it creates value; and how it grows.',
  ],
  [
    'what it does for us',
    'Political science gives us the ability to estimate how likely they are to win.',
  ],
  ['what people think of it', 'Ledgers are a cornerstone of business and of all that is sold.'],
  ['whom it concerns', 'The ledger is a fundamental part of nursing practice in every ward.'],
  ['a formula that is lost', 'An absolute value inequality is an equation of the form'],
  ['the next ones', 'The next set of identities is the set that relates the functions to others.'],
  ['what they matter', 'Ledgers are essential parts of a cycle of trust and mutual interest.'],
  ['a worry', 'The ledger is a serious public health concern because it can do harm to many.'],
  ['our days', 'Interest is a part of our daily lives and of the lives of others.'],
  ['one drawing', 'BD is the perpendicular bisector of the side that joins the two points.'],
  ['one example', 'The slope is that of the line y = 3, which goes through the origin.'],
])('but not one about %s', (_, text) => {
  expect(termsOf(text)).toEqual([]);
});
