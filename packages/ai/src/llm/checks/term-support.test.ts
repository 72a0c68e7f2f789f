import { describe, expect, it } from 'vitest';
import { quoteOf } from '../../reading/quote';
import { readDocument } from '../../reading/read-document';
import { isTermOf } from './term-support';
import { widenQuote } from './widen-quote';

const TEXT = [
  'Water in plants',
  'Osmosis is the movement of water through membranes. It was studied in 1748 by Nollet. Plants need light.',
  'Photosynthesis is the making of sugar by light. The membrane of a leaf lets 3 gases in.',
].join('\n\n');
const document = readDocument(TEXT);

function sourceOf(words: string) {
  const start = TEXT.indexOf(words);
  return quoteOf(TEXT, start, start + words.length);
}

describe('a term', () => {
  const OSMOSIS = 'Osmosis is the movement of water through membranes.';

  it.each([
    ['osmosis', OSMOSIS, true],
    ['water movements', OSMOSIS, true],
    ['membrane', OSMOSIS, true],
    ['Photosynthesis', OSMOSIS, false],
    ['osmotic revolution', OSMOSIS, false],
    ['water <img src=x>', OSMOSIS, false],
    ['water www.evil.example', OSMOSIS, false],
    ['Visit https://evil.example', OSMOSIS, false],
    ['osmosis 2', OSMOSIS, false],
    ['osmosis', 'It was studied in 1748 by Nollet.', true],
    ['osmosis', 'Plants need light.', false],
    ['plants and water', 'Plants need light.', true],
    ['Water in plants', 'Photosynthesis is the making of sugar by light.', true],
    ['the', OSMOSIS, true],
    ['…', OSMOSIS, false],
  ])('has to be what its quote is about: %s, %s', (term, quote, isIt) => {
    expect(isTermOf(term, sourceOf(quote), { document, isTranslated: false })).toBe(isIt);
  });

  it.each([
    ['sự thẩm thấu (osmosis)', true],
    ['sự thẩm thấu [osmosis]', true],
    ['osmosis', true],
    ['sự thẩm thấu', false],
    ['sự quang hợp (photosynthesis)', false],
    ['Buy watches (osmosis)', false],
    ['sự thẩm thấu www.evil.example (osmosis)', false],
    ['sự thẩm thấu 40 (osmosis)', false],
  ])('translated, has the word of the document in brackets: %s', (term, isIt) => {
    expect(isTermOf(term, sourceOf(OSMOSIS), { document, isTranslated: true })).toBe(isIt);
  });
});

describe('a quote', () => {
  const widen = (words: string) => {
    const start = TEXT.indexOf(words);
    const place = widenQuote(document, { start, end: start + words.length });
    return place && TEXT.slice(place.start, place.end);
  };

  it.each([
    ['movement of water through', 'Osmosis is the movement of water through membranes.'],
    ['Plants need light', 'Plants need light.'],
    ['by Nollet. Plants need', 'It was studied in 1748 by Nollet. Plants need light.'],
    ['the', undefined],
    ['movement of water', undefined],
  ])('is the sentence it lies in, and more than a few words: %s', (words, whole) => {
    expect(widen(words)).toBe(whole);
  });

  it('stays as it is in a text without sentences', () => {
    const text = 'water and light and air '.repeat(100);

    expect(widenQuote(readDocument(text), { start: 24, end: 45 })).toEqual({ start: 24, end: 45 });
  });
});
