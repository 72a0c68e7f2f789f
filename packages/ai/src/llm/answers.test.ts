import { describe, expect, it } from 'vitest';
import { OSMOSIS } from '../testing/cell-texts';
import { cardList, readAnswer } from './answers';

const list = cardList(5);
const WHOLE = JSON.stringify({ cards: [OSMOSIS, { ...OSMOSIS, term: 'a } b' }, OSMOSIS] });
const afterSecond = WHOLE.lastIndexOf('{');

describe('an answer that breaks off', () => {
  it.each([
    ['in an item', WHOLE.slice(0, afterSecond + 30), 2],
    ['between items', WHOLE.slice(0, afterSecond), 2],
    ['before its last bracket', WHOLE.slice(0, -1), 3],
    ['in an item with a brace in it', WHOLE.slice(0, WHOLE.indexOf('a } b') + 4), 1],
  ])('gives the items before that: %s', (_, text, count) => {
    const { items, isCut } = readAnswer(text, list);

    expect([items.length, isCut]).toEqual([count, true]);
  });

  it.each(['{"cards": [', '{"cards": [{"term": "x"', '{"cards": [{}, {}', '[', '{'])(
    'has to have one: %s',
    (text) => {
      expect(() => readAnswer(text, list)).toThrow('unreadable');
    },
  );

  it('is not said of a whole one', () => {
    expect(readAnswer(WHOLE, list).isCut).toBe(false);
  });
});
