import { timingSafeEqual } from 'node:crypto';

/** In a time that does not tell how much of it is right. */
export function isSameSecret(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
