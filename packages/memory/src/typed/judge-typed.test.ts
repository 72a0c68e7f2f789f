import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameAnswer, judgeTyped } from './judge-typed';

function outcomeOf(typed: string, expected: string, others?: string[]): string {
  const { outcome, forgiven } = judgeTyped(typed, expected, others);
  return [outcome, ...forgiven].join(' ');
}

describe('what is forgiven in silence', () => {
  it.each([
    ['OSMOSIS', 'Osmosis', 'letter case'],
    ['  cell   wall ', 'Cell wall', 'spaces'],
    ['cellwall', 'Cell wall', 'a missing space'],
    ['x ray', 'X-ray', 'a hyphen'],
    ['Newtons law', 'Newton’s law', 'an apostrophe'],
    ['osmosis.', 'Osmosis', 'a closing mark'],
    ['the cell wall', 'Cell wall', 'an article too many'],
    ['mitochondrion', 'A mitochondrion', 'an article that is missing'],
    ['law of conservation of mass', 'The law of the conservation of mass', 'articles within'],
    ['quang hợp', 'sự quang hợp', 'a classifier'],
    ['một mặt phẳng', 'mặt phẳng', 'a Vietnamese article'],
    ['hoà bình', 'hòa bình', 'the old place of a tone mark'],
    ['thuỷ triều', 'thủy triều', 'the same on uy'],
    ['vật lí', 'vật lý', 'i for y'],
    ['đa da\u0323ng', 'đa dạng'.normalize('NFD'), 'the form of Unicode'],
    ['1000 m', '1,000 m', 'the way to write thousands'],
    ['3,5', '3.5', 'a decimal comma'],
  ])('%s is right for %s: %s', (typed, expected) => {
    expect(outcomeOf(typed, expected)).toBe('right');
  });
});

describe('what is forgiven and said', () => {
  it.each([
    ['quang hop', 'quang hợp', 'almost accents'],
    ['quang hơp', 'quang hợp', 'almost accents'],
    ['dong vat', 'động vật', 'almost accents'],
    ['ma', 'mà', 'almost accents'],
    ['Zurich', 'Zürich', 'almost accents'],
    ['café', 'cafe', 'wrong'],
    ['naïve', 'naive', 'almost accents'],
    ['quang hợp', 'quang hop', 'almost accents'],
    ['diffuson', 'diffusion', 'almost typo'],
    ['diffsuion', 'diffusion', 'almost typo'],
    ['cell wal', 'cell wall', 'almost typo'],
    ['photosinthesys', 'photosynthesis', 'almost typo'],
    ['qang hop', 'quang hợp', 'almost accents typo'],
    ['turgr', 'turgor', 'almost typo'],
    ['cells', 'cell', 'wrong'],
    ['iron', 'ion', 'wrong'],
    ['tugr', 'turgor', 'wrong'],
    ['phosinthesys', 'photosynthesis', 'wrong'],
  ])('%s for %s is %s', (typed, expected, outcome) => {
    expect(outcomeOf(typed, expected)).toBe(outcome);
  });
});

describe('what is near and still wrong', () => {
  it.each([
    ['má', 'mà', 'another tone'],
    ['chính sạch', 'chính sách', 'another tone in a longer answer'],
    ['Battle of 1067', 'Battle of 1066', 'another number'],
    ['12 coulombs', '1 2 coulombs', 'numbers run together'],
    ['50', '50%', 'a sign that counts'],
    ['C programming', 'C# programming', 'a sign that counts'],
    ['-5 degrees', '5 degrees', 'a minus'],
    ['World War I', 'World War II', 'another numeral'],
    ['hepatitis b virus', 'hepatitis A virus', 'another letter'],
    ['vitamin', 'Vitamin A', 'the A that is no article'],
    ['RNA polymerase', 'DNA polymerase', 'another acronym'],
    ['two-photon process', 'one-photon process', 'another number word'],
    ['renewable energy', 'non renewable energy', 'a negation that is missing'],
    ['is conserved', 'isn’t conserved', 'a negation in a short form'],
    ['không đổi đều', 'đổi đều', 'a Vietnamese negation too many'],
    ['organic', 'inorganic', 'a negation before a word'],
    ['asexual', 'sexual', 'the same'],
    ['hypotension', 'hypertension', 'the opposite'],
    ['efferent', 'afferent', 'the opposite'],
    ['nitrite', 'nitrate', 'another ending'],
    ['lactase', 'lactose', 'another ending'],
    ['south pole', 'north pole', 'two letters of a short word'],
    ['kiện', 'sự kiện', 'no classifier before one syllable'],
    ['', 'osmosis', 'nothing'],
    [' . ', 'osmosis', 'nothing but signs'],
  ])('%s for %s: %s', (typed, expected) => {
    expect(outcomeOf(typed, expected)).toBe('wrong');
  });

  it('is the answer of another card', () => {
    expect(outcomeOf('adhesion', 'cohesion')).toBe('wrong');
    expect(outcomeOf('mitosis', 'meiosis')).toBe('wrong');
    expect(outcomeOf('complement', 'compliment')).toBe('almost typo');
    expect(outcomeOf('complement', 'compliment', ['the complement'])).toBe('wrong');
    expect(outcomeOf('ma', 'mà', ['ma'])).toBe('wrong');
  });

  it('is right all the same where both cards have the same answer', () => {
    expect(outcomeOf('osmosis', 'Osmosis', ['osmosis'])).toBe('right');
  });
});

describe('alternatives', () => {
  it.each([
    ['colour', 'color / colour', 'right'],
    ['color', 'color / colour', 'right'],
    ['plasma membrane', 'cell membrane; plasma membrane', 'right'],
    ['ATP', 'adenosine triphosphate (ATP)', 'right'],
    ['adenosine triphosphate', 'adenosine triphosphate (ATP)', 'right'],
    ['adenosine triphosphate ATP', 'adenosine triphosphate (ATP)', 'right'],
    ['enzymes', 'enzyme(s)', 'right'],
    ['enzyme', 'enzyme(s)', 'right'],
    ['s', 'enzyme(s)', 'wrong'],
    ['Battle of Hastings', 'Battle of Hastings (1066)', 'right'],
    ['1066', 'Battle of Hastings (1066)', 'wrong'],
    ['adenosine trifosphate', 'ATP; adenosine triphosphate', 'almost typo'],
    ['TCP', 'TCP/IP', 'wrong'],
    ['quang tong hop', 'quang hợp / quang tổng hợp', 'almost accents'],
  ])('%s for %s is %s', (typed, expected, outcome) => {
    expect(outcomeOf(typed, expected)).toBe(outcome);
  });
});

describe('the difference', () => {
  it('points at the letters that differ, and at nothing that is forgiven in silence', () => {
    expect(judgeTyped('photosinthesis', 'Photosynthesis.').difference).toEqual({
      typed: [
        { text: 'photos', isDifferent: false },
        { text: 'i', isDifferent: true },
        { text: 'nthesis', isDifferent: false },
      ],
      expected: [
        { text: 'Photos', isDifferent: false },
        { text: 'y', isDifferent: true },
        { text: 'nthesis.', isDifferent: false },
      ],
    });
  });

  it('points at missing accents', () => {
    expect(judgeTyped('quang hop', 'quang hợp').difference.expected).toEqual([
      { text: 'quang h', isDifferent: false },
      { text: 'ợ', isDifferent: true },
      { text: 'p', isDifferent: false },
    ]);
  });

  it('compares with the nearest of several answers', () => {
    const { difference } = judgeTyped('colorr', 'red / color');

    expect(difference.expected.map(({ text }) => text).join('')).toBe('color');
  });

  it('takes answers that have little in common as a whole', () => {
    expect(judgeTyped('diffusion', 'turgor').difference).toEqual({
      typed: [{ text: 'diffusion', isDifferent: true }],
      expected: [{ text: 'turgor', isDifferent: true }],
    });
  });

  it('shows all of the answer where nothing was typed', () => {
    expect(judgeTyped('', 'adenosine triphosphate (ATP)').difference).toEqual({
      typed: [],
      expected: [{ text: 'adenosine triphosphate (ATP)', isDifferent: true }],
    });
  });

  it('does not compare long texts letter by letter', () => {
    const long = 'word '.repeat(2_000);

    expect(judgeTyped(`${long}x`, long).outcome).toBe('wrong');
    expect(judgeTyped(long.toUpperCase(), long).outcome).toBe('right');
  });
});

describe('any answer', () => {
  const answers = fc.stringMatching(/^[a-zàáảãạăâđêôơượệA-Z0-9 ()/;.'-]{1,40}$/u);

  it('is right when it is typed as it stands', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        fc.pre(/[\p{L}\p{N}]/u.test(answer));
        expect(isSameAnswer(answer, answer)).toBe(true);
        expect(judgeTyped(answer.toUpperCase(), answer).outcome).toBe('right');
      }),
    );
  });

  it('is shown without a letter lost', () => {
    fc.assert(
      fc.property(answers, answers, (typed, expected) => {
        const { difference } = judgeTyped(typed, expected);

        expect(difference.typed.map(({ text }) => text).join('')).toBe(
          typed.normalize('NFC').trim(),
        );
      }),
    );
  });

  it('is wrong with another number', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(9_999), (one, other) => {
        fc.pre(one !== other);
        expect(judgeTyped(`the year ${one} in Europe`, `the year ${other} in Europe`).outcome).toBe(
          'wrong',
        );
      }),
    );
  });
});
