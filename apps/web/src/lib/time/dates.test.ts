import { afterEach, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime } from './dates';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2025-09-01T12:00:00.000Z', '9/1/2025'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
  ['yesterday', '-'],
])('shows the date of %j as %s', (instant, shown) => {
  expect(formatDate(instant)).toBe(shown);
});

it.each([
  ['UTC', '2026-11-15T07:05:00.000Z', '11/15/2026, 07:05 AM'],
  ['Asia/Ho_Chi_Minh', '2025-09-14T13:42:00.000Z', '09/14/2025, 08:42 PM'],
  ['Asia/Ho_Chi_Minh', '2025-09-14T17:30:00.000Z', '09/15/2025, 12:30 AM'],
])('[U-31] in %s shows the time %s as %s', (zone, instant, shown) => {
  vi.stubEnv('TZ', zone);

  expect(formatDateTime(instant)).toBe(shown);
});

it.each([null, undefined, '', 'yesterday'])('shows no time for %j', (instant) => {
  expect(formatDateTime(instant)).toBe('-');
});
