import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import { ORDER_ALPHABET, ORDER_RANDOM_LENGTH, ownerOfOrder, toOrderNumber } from './order-number';

const random = fc.string({
  unit: fc.constantFrom(...ORDER_ALPHABET),
  minLength: ORDER_RANDOM_LENGTH,
  maxLength: ORDER_RANDOM_LENGTH,
});

describe('the number of an order', () => {
  it('names its owner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), random, (id, text) => {
        const number = toOrderNumber(toOwnerId(id), text);

        expect(number).toMatch(/^S[0-9A-Z]{14}$/);
        expect(ownerOfOrder(number)).toBe(id);
      }),
    );
  });

  it.each([
    '',
    'S',
    'S000001',
    'S000000ABCDEFGH',
    'SZZZZZZABCDEFGH',
    's000001abcdefgh',
    'S000001ABCDEFG1',
    'S000001ABCDEFGHJ',
    ' S000001ABCDEFGH',
  ])('is not %o', (text) => {
    expect(ownerOfOrder(text)).toBeUndefined();
  });
});
