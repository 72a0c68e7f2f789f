import { describe, expect, it } from 'vitest';
import { createDuplicateFinder, findFault } from './gates';

const quote =
  'Osmosis is, for example, the movement of water through a membrane as well as a drug.';
const text = `${quote} It is slow.`;
const source = { quote, start: 0, end: quote.length };
const card = { term: 'Osmosis', definition: 'the movement of water through a membrane', source };
const faultOf = (change: Partial<typeof card>) =>
  findFault({ ...card, ...change }, { text, language: 'en' });

describe('a card', () => {
  it('passes when it says what its quote says', () => {
    expect(faultOf({})).toBeUndefined();
  });

  it.each([
    ['a quote that is not there', { source: { ...source, quote: 'invented' } }, 'not_in_text'],
    [
      'words that the quote does not have',
      { definition: 'the movement of 40 ions' },
      'not_in_text',
    ],
    ['its own term', { term: 'movement of water' }, 'gives_itself_away'],
    ['its own term in the plural', { term: 'membranes' }, 'gives_itself_away'],
    ['the words of its term in another order', { term: 'water movement' }, 'gives_itself_away'],
    ['a term that points elsewhere', { term: 'previous section' }, 'not_self_contained'],
    [
      'a definition that goes on from what is not there',
      { definition: 'as well as the movement of water' },
      'not_self_contained',
    ],
    ['a bracket without its other half', { term: 'Osmosis (slow' }, 'malformed'],
    ['two words', { definition: 'a membrane' }, 'wrong_length'],
    ['no term', { term: '—' }, 'wrong_length'],
    ['no end', { definition: 'the movement of water through a' }, 'not_self_contained'],
    ['a term that only counts', { term: 'First' }, 'not_self_contained'],
    ['an example', { definition: 'for example the movement of water' }, 'not_self_contained'],
    [
      'an example in brackets',
      { definition: '(for example the movement of water)' },
      'not_self_contained',
    ],
    ['a heading', { definition: 'THE MOVEMENT OF WATER THROUGH A MEMBRANE' }, 'not_self_contained'],
    ['another language', { definition: 'sự di chuyển của nước qua màng' }, 'wrong_language'],
    ['a control character', { definition: 'the movement of\u0007 water' }, 'malformed'],
    ['a tag', { term: 'Osmosis <img src=x onerror=alert(1)>' }, 'malformed'],
    ['code', { definition: 'function water(a) { return a; }' }, 'malformed'],
    ['an endless term', { term: 'x'.repeat(201) }, 'malformed'],
  ])('is refused with %s', (_, change, reason) => {
    expect(faultOf(change)).toBe(reason);
  });

  it.each([
    [
      'one of two things of which two things are said',
      'anabolic',
      'the first needing energy and the second giving it',
      'Both—the first needing energy and the second giving it—are called anabolic and catabolic, respectively.',
    ],
    [
      'the name of something else',
      'gastrodermis',
      'The outer layer is called the epidermis, whereas the inner layer',
      'The outer layer is called the epidermis, whereas the inner layer is called the gastrodermis.',
    ],
    [
      'half a clause in its term',
      'osmotic pressure if neither solution',
      'the back pressure that stops osmosis',
      'the back pressure that stops osmosis is called the osmotic pressure if neither solution is pure.',
    ],
    [
      'a gap',
      'Campbells',
      'a loyal ... customer of the firm',
      'Campbells was a loyal ... customer of the firm.',
    ],
  ])('is refused with %s', (_, term, definition, said) => {
    const place = { quote: said, start: 0, end: said.length };

    expect(findFault({ term, definition, source: place }, { text: said, language: 'en' })).toBe(
      'not_self_contained',
    );
  });

  it('is refused with a deed of somebody who is named', () => {
    const said = 'Vua Nam Hán là Lưu Thịnh nhận giao hảo của Xương Văn.';
    const place = { quote: said, start: 0, end: said.length };

    expect(
      findFault(
        {
          term: 'Vua Nam Hán',
          definition: 'Lưu Thịnh nhận giao hảo của Xương Văn',
          source: place,
        },
        { text: said, language: 'vi' },
      ),
    ).toBe('not_self_contained');
  });

  it('is refused without the last of a list, not without a clause behind it', () => {
    const cut = (said: string, definition: string) =>
      findFault(
        { term: 'Museums', definition, source: { quote: said, start: 0, end: said.length } },
        { text: said, language: 'en' },
      );

    expect(
      cut(
        'Museums are buildings for objects of historical, artistic, or cultural interest.',
        'buildings for objects of historical, artistic',
      ),
    ).toBe('not_self_contained');
    expect(
      cut(
        'Museums are buildings for old things, which are shown there, and they are open to all.',
        'buildings for old things, which are shown there',
      ),
    ).toBeUndefined();
  });

  it('is refused when it points elsewhere', () => {
    const pointing = 'This is the movement of water described above.';

    const fault = findFault(
      {
        term: 'osmosis',
        definition: 'This is the movement of water',
        source: { quote: pointing, start: 0, end: pointing.length },
      },
      { text: pointing, language: 'en' },
    );

    expect(fault).toBe('not_self_contained');
  });

  it('is refused when it breaks off in a list', () => {
    const listed = 'A formula finds the area of a triangle in which a, b, and c are known.';

    const fault = findFault(
      {
        term: 'formula',
        definition: 'finds the area of a triangle in which a, b',
        source: { quote: listed, start: 0, end: listed.length },
      },
      { text: listed, language: 'en' },
    );

    expect(fault).toBe('not_self_contained');
  });

  it('is refused when its sentence goes on behind the full stop', () => {
    expect(findFault(card, { text: `${quote} or so they say.`, language: 'en' })).toBe(
      'not_self_contained',
    );
  });

  it('is refused when an earlier one has its term or its definition', () => {
    const isDuplicate = createDuplicateFinder();

    const answers = [
      card,
      { ...card, term: 'osmosis', definition: 'something else here' },
      { ...card, term: 'diffusion' },
      { ...card, term: 'turgor', definition: 'pressure of water' },
    ].map(isDuplicate);

    expect(answers).toEqual([false, true, true, false]);
  });

  it('is refused when it is an earlier one, cut elsewhere', () => {
    const isDuplicate = createDuplicateFinder();
    const elsewhere = { ...source, start: 99 };

    const answers = [
      { ...card, term: 'Mitochondria', definition: 'release energy from food' },
      { ...card, term: 'Mitochondria release', definition: 'energy from food' },
      { ...card, term: 'Mitochondria matrix', definition: 'energy from sugar', source: elsewhere },
      { ...card, term: 'ribosome', definition: 'from food' },
    ].map(isDuplicate);

    expect(answers).toEqual([false, true, false, false]);
  });
});

describe('a pair of the document', () => {
  const faultOfPair = (term: string, definition: string) => {
    const pair = `${term}: ${definition}`;
    return findFault(
      { term, definition, source: { quote: pair, start: 0, end: pair.length } },
      { text: pair, language: 'en', isToTheLetter: true },
    );
  };

  it.each([
    ['Comparative advantage', 'England has a comparative advantage in cloth'],
    ['Classical unemployment', '@wages too high == less workers'],
    ['Know the two kinds', 'and say why they differ'],
    ['Marcus Aurelius', 'one of the most fascinating men of all'],
  ])('is refused where it tells no more than a case, a note or praise: %s', (term, definition) => {
    expect(faultOfPair(term, definition)).toBe('not_self_contained');
  });

  it('may begin with its own name', () => {
    expect(faultOfPair('Cell membrane', 'the cell membrane keeps the cell together')).toBe(
      undefined,
    );
  });
});
