import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../testing/speak';
import { formatDate, formatDateTime, formatSince, formatStudyTime } from './dates';

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

it.each([
  [undefined, '0h 0m'],
  [null, '0h 0m'],
  [Number.NaN, '0h 0m'],
  [Infinity, '0h 0m'],
  [-5, '0h 0m'],
  [0, '0h 0m'],
  [59, '0h 0m'],
  [60, '0h 1m'],
  [3599, '0h 59m'],
  [3600, '1h 0m'],
  [45_659.9, '12h 40m'],
  [3_600_000, '1,000h 0m'],
])('shows %s seconds as %s', (seconds, shown) => {
  expect(formatStudyTime(seconds)).toBe(shown);
});

describe('how long ago', () => {
  const now = new Date(2026, 10, 17, 0, 30);

  it.each([
    [new Date(2026, 10, 17, 0, 5), 'today'],
    [new Date(2026, 10, 16, 23, 55), 'yesterday'],
    [new Date(2026, 10, 13, 12), '4 days ago'],
    [new Date(2026, 10, 4, 12), '13 days ago'],
    [new Date(2026, 10, 1, 12), '2 weeks ago'],
    [new Date(2026, 7, 17, 12), '3 months ago'],
    [new Date(2025, 9, 17, 12), 'last year'],
    [new Date(2026, 10, 18, 12), 'today'],
  ])('of %s is %s', (date, said) => {
    expect(formatSince(date.toISOString(), now)).toBe(said);
  });

  it('is said in Vietnamese', () => {
    speak('vi');

    expect(formatSince(new Date(2026, 10, 16, 9).toISOString(), now)).toBe('hôm qua');
  });

  it.each([null, undefined, '', 'soon'])('is not said of %j', (instant) => {
    expect(formatSince(instant, now)).toBe('-');
  });
});
