import { describe, expect, it } from 'vitest';
import { createQuoteFinder } from './locate-quote';
import { similarity } from './similarity';

const TEXT =
  'Intro line. The “cell” is\nthe smallest unit of life – no more. Tế bào là đơn vị của sự sống. The end of it all comes here.';

const find = (quote: string, text = TEXT, part = { start: 0, end: text.length }) => {
  const place = createQuoteFinder(text, part)(quote);
  return place && text.slice(place.start, place.end);
};

describe('a quote', () => {
  it.each([
    ['to the letter', 'the smallest unit of life', 'the smallest unit of life'],
    [
      'with other quotes, dashes and spaces',
      'The "cell" is the smallest  unit of life - no more.',
      'The “cell” is\nthe smallest unit of life – no more.',
    ],
    ['with letters taken apart', 'Tế bào là đơn vị'.normalize('NFD'), 'Tế bào là đơn vị'],
    ['in quotation marks', '“Intro line.”', 'Intro line.'],
    ['with dots at its end', 'The end of it all…', 'The end of it all'],
    ['with a slip of the pen', 'Te bào là đơn vị của sự sống', 'Tế bào là đơn vị của sự sống'],
    ['with a small word too few', 'The end of all comes here and the smallest', undefined],
    ['that was made up', 'Mitochondria are the powerhouse of the cell.', undefined],
    ['of nothing', '“…”', undefined],
  ])('%s', (_, quote, found) => {
    expect(find(quote)).toBe(found);
  });

  it('is found where nearly all of it stands', () => {
    const sentence =
      'The process by which plants turn light, water and carbon dioxide into sugar is called photosynthesis';

    expect(find(sentence.replace('by which', 'in which'), `Before. ${sentence}. After.`)).toBe(
      sentence,
    );
  });

  it('is looked for in its part of the text only', () => {
    expect(find('Intro line.', TEXT, { start: 12, end: TEXT.length })).toBeUndefined();
    expect(createQuoteFinder(TEXT, { start: 12, end: TEXT.length })('The end')).toEqual({
      start: TEXT.indexOf('The end'),
      end: TEXT.indexOf('The end') + 7,
    });
  });

  it('is missed in a large part of the same few words, too', () => {
    const text = 'the cell and the water of the plant '.repeat(2_000);
    const findQuote = createQuoteFinder(text, { start: 0, end: text.length });

    for (let at = 0; at < 10; at += 1) {
      const quote = `the water and the sugar of cell number ${at} and so on `.repeat(8);
      expect(findQuote(quote)).toBeUndefined();
    }
  });
});

describe('many quotes that are nowhere', () => {
  it('are looked for in vain only so often', () => {
    const wrong = (at: number) => `The ende of itt all comess heere ${'x'.repeat(at)}`;
    const findQuote = createQuoteFinder(TEXT, { start: 0, end: TEXT.length });
    const slip = 'Te bào là đơn vị của sự sống';

    const early = findQuote(slip);
    for (let at = 0; at < 20; at += 1) {
      findQuote(wrong(at));
    }

    expect([early === undefined, findQuote(slip)]).toEqual([false, undefined]);
    expect(findQuote('The end of it all')).toBeDefined();
  });
});

describe('likeness', () => {
  it.each([
    ['', '', 1],
    ['cell', 'cell', 1],
    ['cell', 'cells', 0.8],
    ['abcd', 'wxyz', 0],
  ])('of "%s" and "%s"', (one, other, expected) => {
    expect(similarity(one, other)).toBeCloseTo(expected);
  });
});
