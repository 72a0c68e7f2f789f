import { expect, it } from 'vitest';
import { formatDate } from './dates';

it.each([
  ['2025-09-01T12:00:00.000Z', '9/1/2025'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
  ['yesterday', '-'],
])('shows the date of %j as %s', (instant, shown) => {
  expect(formatDate(instant)).toBe(shown);
});
