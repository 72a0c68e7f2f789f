import { describe, expect, it } from 'vitest';
import { createOrdinaryFinder } from './names';
import { isSupportedBy } from './support';

const isSaid = (said: string, quote: string) => isSupportedBy(said, quote, { isTranslated: false });
const isTranslation = (said: string, quote: string) =>
  isSupportedBy(said, quote, { isTranslated: true });

describe('what is said', () => {
  const quote = 'In 1665 Robert Hooke saw 1,200 cells in a thin slice of cork.';

  it.each([
    ['Hooke saw cells in cork in 1665', true],
    ['a slice of cork with 1200 cells', true],
    ['a slice of cork with 12 cells', false],
    ['cells that Isaac Newton saw in cork', false],
    ['a wholly different matter altogether here', false],
    ['cells seen in slices of <b>cork', false],
    ['cells in a slice of cork at www.cork.example', false],
    ['it is what it is and not', false],
  ])('has to be in its quote: %s', (said, isSupported) => {
    expect(isSaid(said, quote)).toBe(isSupported);
  });

  it.each([
    ['những gì Hooke nhìn thấy trong lát bần năm 1665', true],
    ['những gì Newton nhìn thấy trong lát bần', false],
    ['Newton nhìn thấy tế bào trong lát bần', false],
    ['Khoa học của lát bần và tế bào', true],
    ['những gì được thấy vào năm 1990', false],
    ['người nước Anh đã thấy tế bào', true],
  ])('translated, by its numbers and names: %s', (said, isSupported) => {
    expect(isTranslation(said, quote)).toBe(isSupported);
  });
});

describe('a number that is said', () => {
  it.each([
    ['35 litres of water', 'about 3.5 litres of water', false],
    ['3,5 litres of water', 'about 3.5 litres of water', true],
    ['5 litres of water', 'about 3.5 litres of water', false],
    ['3.50 litres of water', 'about 3.5 litres of water', true],
    ['20 people of the town', 'In 1995 20 people of the town', true],
    ['199520 people of the town', 'In 1995 20 people of the town', false],
    ['200 people of the town', 'In chapter 3 200 people of the town', true],
    ['1000000 people of the town', '1 000 000 people of the town', true],
    ['1.000.000 people of the town', '1,000,000 people of the town', true],
    ['1234.5 people of the town', '1.234,5 people of the town', true],
    ['the town on 12 May 1999', 'the town on 12.5.1999 in May', true],
    ['0.125 of the town', 'the town has 0125 people', false],
  ])('%s: %s', (said, quote, isSupported) => {
    expect(isSaid(said, quote)).toBe(isSupported);
  });
});

describe('a name that is said first', () => {
  const quote = 'The law says that the force is the product of mass and acceleration.';

  it.each([
    ['Einstein says that force is the product of mass and acceleration', false],
    ['The force is a product. Einstein says so of mass and acceleration', false],
    ['Law that force is the product of mass and acceleration', true],
    ['Statement that the force is the product of mass and acceleration', true],
    ['Rule that the force is the product of mass and acceleration', true],
  ])('has to be in its quote: %s', (said, isSupported) => {
    expect(isSaid(said, quote)).toBe(isSupported);
  });

  it('is none where the document writes it in lower case', () => {
    const isOrdinary = createOrdinaryFinder('Newton had an axiom. It was good.');
    const check = (said: string) => isSupportedBy(said, quote, { isTranslated: false, isOrdinary });

    expect(check('Axiom that force is the product of mass and acceleration')).toBe(true);
    expect(check('Newton said force is the product of mass and acceleration')).toBe(false);
  });
});

describe('what is denied', () => {
  it.each([
    ['tiny things that are cells of animals', 'Viruses are tiny things and not cells.', false],
    ['tiny things that are not cells', 'Viruses are tiny things and not cells.', true],
    ['tiny things of nature', 'Viruses are tiny things and not cells.', true],
    ['tiny things that are not cells', 'Bacteria are tiny things that are cells.', false],
    ['a cell that has no nucleus', 'A prokaryote is a cell without a nucleus.', true],
    [
      'substance that can be broken down',
      'An element is a substance that cannot be broken.',
      false,
    ],
    ['light and also water for plants', 'It is not only light but also water for plants.', true],
  ])('%s: %s', (said, quote, isSupported) => {
    expect(isSaid(said, quote)).toBe(isSupported);
  });

  it.each([
    ['những thứ nhỏ bé là tế bào', 'Viruses are tiny things and not cells.', false],
    ['những thứ nhỏ bé không phải là tế bào', 'Viruses are tiny things and not cells.', true],
    ['lớp không khí quanh trái đất', 'The layer of air around the earth.', true],
    ['những thứ không phải tế bào', 'Bacteria are tiny things that are cells.', false],
  ])('also in translation, %s: %s', (said, quote, isSupported) => {
    expect(isTranslation(said, quote)).toBe(isSupported);
  });
});
