import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffle } from './shuffle';

/** Answers the given choices: the first among n, the next among n - 1, and so on. */
function choosing(choices: readonly number[], among: number) {
  let draw = 0;
  return () => {
    const options = among - draw;
    const choice = choices[draw] ?? 0;
    draw += 1;
    return choice / options;
  };
}

it('[U-34] makes every order of four cards from exactly one run of equally likely draws', () => {
  const orders = new Map<string, number>();
  for (let a = 0; a < 4; a += 1) {
    for (let b = 0; b < 3; b += 1) {
      for (let c = 0; c < 2; c += 1) {
        const order = shuffle(['w', 'x', 'y', 'z'], choosing([a, b, c], 4)).join('');
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
    }
  }

  expect(orders.size).toBe(24);
  expect([...orders.values()].every((count) => count === 1)).toBe(true);
});

it('keeps every item, adds none and leaves the given list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.infiniteStream(unit()), (items, draws) => {
      const given = [...items];

      const mixed = shuffle(items, () => draws.next().value ?? 0);

      expect(mixed.toSorted()).toEqual(given.toSorted());
      expect(items).toEqual(given);
    }),
  );
});

function unit() {
  return fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
}
