import { describe, expect, it } from 'vitest';
import { hasAll, isTooLarge, withAll, withToggled } from './selection';

describe('a selection of cards', () => {
  it('keeps the order in which they were chosen', () => {
    const selection = [5, 2, 9].reduce(withToggled, new Set<number>());

    expect([...selection]).toEqual([5, 2, 9]);
  });

  it('lets go of a card that is chosen again', () => {
    expect([...withToggled(new Set([5, 2]), 5)]).toEqual([2]);
  });

  it('changes nothing that was handed out before', () => {
    const before = new Set([1]);

    withToggled(before, 2);
    withAll(before, [3], true);

    expect([...before]).toEqual([1]);
  });

  it('takes all of a page, and lets go of all of it, and of nothing else', () => {
    const all = withAll(new Set([7]), [1, 2], true);

    expect([...all]).toEqual([7, 1, 2]);
    expect([...withAll(all, [1, 2], false)]).toEqual([7]);
  });

  it.each([
    { ids: [], isAll: false },
    { ids: [1], isAll: true },
    { ids: [1, 3], isAll: false },
  ])('has all of $ids: $isAll', ({ ids, isAll }) => {
    expect(hasAll(new Set([1, 2]), ids)).toBe(isAll);
  });

  it('[B-113] is too large beyond a thousand', () => {
    const ids = Array.from({ length: 1000 }, (_, id) => id);

    expect(isTooLarge(new Set(ids))).toBe(false);
    expect(isTooLarge(new Set([...ids, 1000]))).toBe(true);
  });
});
