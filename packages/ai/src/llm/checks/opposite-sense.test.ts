import { describe, expect, it } from 'vitest';
import { isSupportedBy } from './support';
import { compareOrder } from './word-order';

/** [what is said, its quote, whether it may be said, of which term] */
type Example = [string, string, boolean, string?];

function check(examples: readonly Example[]) {
  it.each(examples)('%s: %s', (said, quote, isSupported, term = '') => {
    expect(isSupportedBy(said, quote, { isTranslated: false, term })).toBe(isSupported);
  });
}

describe('a definition says the opposite of its source', () => {
  check([
    // With the other word of a pair.
    ['a hormone that raises blood sugar', 'Insulin is a hormone that lowers blood sugar.', false],
    ['a hormone that lowers blood sugar', 'Insulin is a hormone that lowers blood sugar.', true],
    ['an increase of the price level', 'Deflation is a decrease of the price level.', false],
    ['a substance soluble in water', 'Fat is a substance insoluble in water.', false],
    ['a solution that is hypotonic to a cell', 'It is a solution hypertonic to a cell.', false],
    [
      'sự tăng mức giá chung của hàng hóa',
      'Giảm phát là sự giảm mức giá chung của hàng hóa.',
      false,
    ],
    [
      'sự giảm mức giá chung của hàng hóa',
      'Giảm phát là sự giảm mức giá chung của hàng hóa.',
      true,
    ],
    // With its words changed round.
    [
      'movement of water from high to low concentration',
      'Osmosis is the movement of water from low to high concentration.',
      false,
    ],
    ['the change of sugar into light', 'Photosynthesis is the change of light into sugar.', false],
    ['phản ứng biến đường thành ánh sáng', 'Đó là phản ứng biến ánh sáng thành đường.', false],
    ['a molecule with 2 atoms and 3 bonds', 'It is a molecule with 3 atoms and 2 bonds.', false],
    // By what it denies.
    ['a cell without a nucleus', 'A eukaryote is a cell with a nucleus.', false],
    ['particles that make proteins', 'Viruses are particles that do not make proteins.', false],
    [
      'particles that cannot make proteins',
      'Viruses are particles that do not have ribosomes or make proteins.',
      true,
    ],
    [
      'particles that do not infect cells',
      'Viruses infect cells; they are not living particles.',
      false,
    ],
  ]);
});

describe('a definition holds as far as its source', () => {
  check([
    ['a drug that causes bleeding', 'Aspirin is a drug that may cause bleeding.', false],
    ['a drug that may cause bleeding', 'Aspirin is a drug that may cause bleeding.', true],
    ['a drug that can cause bleeding', 'Aspirin is a drug that may cause bleeding.', true],
    ['a drug that must be taken', 'Aspirin is a drug that is taken.', false],
    [
      'organisms that cause disease',
      'Some bacteria are organisms that cause disease.',
      false,
      'bacteria',
    ],
    [
      'organisms of a single cell',
      'Some people fear bacteria, organisms of a single cell.',
      true,
      'bacteria',
    ],
    ['a unit that carries out functions', 'A cell is a unit that carries out all functions.', true],
    [
      'a unit that carries out all functions',
      'A cell is a unit that carries out functions.',
      false,
    ],
    ['an animal that eats plants', 'A herbivore is an animal that eats only plants.', false],
    ['loại thuốc gây chảy máu', 'Aspirin là loại thuốc có thể gây chảy máu.', false],
    ['loại thuốc có thể gây chảy máu', 'Aspirin là loại thuốc có thể gây chảy máu.', true],
    ['một chỉ số đo mức giá', 'Đây là chỉ số đo mức giá.', true],
  ]);

  it('also in translation, as far as that can be told', () => {
    const isTranslation = (said: string, quote: string) =>
      isSupportedBy(said, quote, { isTranslated: true });

    expect(isTranslation('thuốc luôn gây chảy máu', 'A drug that causes bleeding.')).toBe(false);
    expect(isTranslation('thuốc có thể gây chảy máu', 'A drug that may cause bleeding.')).toBe(
      true,
    );
  });
});

describe('the order of words', () => {
  const QUOTE = 'Osmosis is the movement of water through a membrane of a cell.';

  it.each([
    ['movement of water through a membrane', 1, true],
    ['movement of much water through a porous membrane', 0.75, true],
    ['water and its movement', 0.5, false],
    ['of the', 0, true],
  ])('is followed: %s', (said, share, isKept) => {
    const order = compareOrder(said, QUOTE);

    expect(order.isKept).toBe(isKept);
    expect(order.share).toBeCloseTo(share);
  });
});
