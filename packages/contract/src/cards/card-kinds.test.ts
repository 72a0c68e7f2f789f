import { describe, expect, it } from 'vitest';
import { BLANK, hasBlank, kindOf, splitAtBlanks } from './card-kinds';

describe('a blank', () => {
  it.each([
    ['in a sentence', `Water moves by ${BLANK}.`],
    ['at the start', `${BLANK} moves water.`],
    ['alone', BLANK],
    ['of three underscores', 'Water moves by ___.'],
    ['of many', `Water moves by ${'_'.repeat(40)}.`],
    ['in brackets', `The powerhouse (${BLANK}) makes ATP.`],
    ['before an ending', `The ${BLANK}s of a cell.`],
    ['after a beginning', `This is re${BLANK}.`],
    ['between Vietnamese words', `Nước di chuyển nhờ ${BLANK} qua màng.`],
    ['beside a name with underscores', `In snake___case the ${BLANK} is lower.`],
  ])('is found %s', (_, text) => {
    expect(hasBlank(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a sentence without one', 'Water moves by osmosis.'],
    ['two underscores', 'Water moves by __.'],
    ['an underscore in a name', 'Call to_string on it.'],
    ['a run inside a word', 'Call snake___case on it.'],
    ['a long run inside a word', 'Call snake______case on it.'],
    ['a run between digits', 'The number 1___000 is one thousand.'],
    ['a run between Vietnamese letters', 'tế___bào'],
  ])('is not seen in %s', (_, text) => {
    expect(hasBlank(text)).toBe(false);
  });

  it('parts the text', () => {
    expect(splitAtBlanks(`A ${BLANK} of two ___ in a snake___case.`)).toEqual([
      'A ',
      ' of two ',
      ' in a snake___case.',
    ]);
    expect(splitAtBlanks('None.')).toEqual(['None.']);
  });
});

describe('the kind of a card', () => {
  it.each([
    ['cloze', `Water moves by ${BLANK}.`, 'cloze'],
    ['cloze', 'Water moves by osmosis.', 'definition'],
    ['definition', `Water moves by ${BLANK}.`, 'definition'],
    [undefined, `Water moves by ${BLANK}.`, 'definition'],
    [null, 'Water moves by osmosis.', 'definition'],
  ] as const)('%s with the answer "%s" is %s', (kind, answer, found) => {
    expect(kindOf({ kind, answer })).toBe(found);
  });
});
