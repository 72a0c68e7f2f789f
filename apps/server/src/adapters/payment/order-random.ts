import { randomInt } from 'node:crypto';
import { ORDER_ALPHABET, ORDER_RANDOM_LENGTH } from '@scholar/domain';

export function makeOrderRandom(): string {
  return Array.from({ length: ORDER_RANDOM_LENGTH }, () =>
    ORDER_ALPHABET.charAt(randomInt(ORDER_ALPHABET.length)),
  ).join('');
}
