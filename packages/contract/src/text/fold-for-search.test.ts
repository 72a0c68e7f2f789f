import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch } from './fold-for-search';

describe('folding for a search', () => {
  it.each([
    ['Sinh học', 'sinh hoc'],
    ['TIẾNG VIỆT', 'tieng viet'],
    ['Đường đi', 'duong di'],
    ['Ångström, naïve café', 'angstrom, naive cafe'],
    ['Straße, Łódź, Ærø', 'strasse, lodz, aero'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['İstanbul', 'istanbul'],
    ['100% _sure_ \\ maybe', '100% _sure_ \\ maybe'],
  ])('[B-83] takes letter case and accents away: %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it.each(['हिन्दी', 'ภาษาไทย', 'が', '한국어', '👨‍👩‍👧'])('leaves other scripts alone: %s', (text) => {
    expect(foldForSearch(text)).toBe(text);
  });

  it('[B-83] is the same for composed and decomposed texts, in any letter case', () => {
    const vietnamese = fc.string({
      unit: fc.constantFrom(...'aăâbcdđeêghiklmnoôơpqrstuưvxyếệữởặ '),
    });
    fc.assert(
      fc.property(vietnamese, (text) => {
        const spellings = [
          text.normalize('NFD'),
          text.toUpperCase(),
          text.normalize('NFD').toUpperCase(),
        ];

        expect(new Set(spellings.map(foldForSearch))).toEqual(new Set([foldForSearch(text)]));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });
});
