import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byOrder, isSameOrder, moveTo } from './card-order';

const toCards = (ids: number[]) => ids.map((flashcardId) => ({ flashcardId }));

describe('byOrder', () => {
  it('puts the cards as the order has them', () => {
    expect(byOrder(toCards([1, 2, 3]), [3, 1, 2])).toEqual(toCards([3, 1, 2]));
  });

  it('keeps cards that came in meanwhile, at the end and as they were', () => {
    expect(byOrder(toCards([9, 1, 8, 2]), [2, 1])).toEqual(toCards([2, 1, 9, 8]));
  });

  it('leaves out what is gone meanwhile', () => {
    expect(byOrder(toCards([1, 2]), [2, 7, 1])).toEqual(toCards([2, 1]));
  });
});

describe('moveTo', () => {
  it.each([
    { from: 0, to: 2, moved: ['b', 'c', 'a', 'd'] },
    { from: 3, to: 1, moved: ['a', 'd', 'b', 'c'] },
    { from: 1, to: 1, moved: ['a', 'b', 'c', 'd'] },
    { from: 1, to: -1, moved: ['b', 'a', 'c', 'd'] },
    { from: 1, to: 9, moved: ['a', 'c', 'd', 'b'] },
    { from: 7, to: 0, moved: ['a', 'b', 'c', 'd'] },
  ])('moves $from to $to', ({ from, to, moved }) => {
    expect(moveTo(['a', 'b', 'c', 'd'], from, to)).toEqual(moved);
  });

  it('loses and doubles nothing, and is undone by the way back', () => {
    const places = fc.integer({ min: 0, max: 29 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { minLength: 30, maxLength: 30 }),
        places,
        places,
        (items, from, to) => {
          const moved = moveTo(items, from, to);

          expect(moved[to]).toBe(items[from]);
          expect(moveTo(moved, to, from)).toEqual(items);
        },
      ),
    );
  });
});

describe('isSameOrder', () => {
  it.each([
    { one: [1, 2], other: [1, 2], isSame: true },
    { one: [1, 2], other: [2, 1], isSame: false },
    { one: [1], other: [1, 2], isSame: false },
    { one: [], other: [], isSame: true },
  ])('$one and $other: $isSame', ({ one, other, isSame }) => {
    expect(isSameOrder(one, other)).toBe(isSame);
  });
});
