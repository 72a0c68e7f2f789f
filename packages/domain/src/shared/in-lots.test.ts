import { expect, it } from 'vitest';
import { inLots } from './in-lots';

it('makes all of them in order, and lets others in every few hundred', async () => {
  const pauses: number[] = [];
  let count = 0;
  const items = Array.from({ length: 1_201 }, (_, index) => index);

  const made = await inLots(
    items,
    (item) => {
      count += 1;
      return item * 2;
    },
    async () => pauses.push(count),
  );

  expect(made).toEqual(items.map((item) => item * 2));
  expect(pauses).toEqual([500, 1_000, 1_201]);
});
