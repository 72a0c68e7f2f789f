import { afterEach, describe, expect, it, vi } from 'vitest';
import { findStudentDay, formatDay, isDay, toDayBounds } from './local-day';

afterEach(() => vi.unstubAllEnvs());

describe('the bounds of a day', () => {
  it.each([
    ['UTC', '2025-09-12T00:00:00.000Z', '2025-09-13T00:00:00.000Z'],
    ['Asia/Ho_Chi_Minh', '2025-09-11T17:00:00.000Z', '2025-09-12T17:00:00.000Z'],
    ['America/New_York', '2025-09-12T04:00:00.000Z', '2025-09-13T04:00:00.000Z'],
  ])('[B-86] in %s are that zone’s midnights', (zone, from, to) => {
    vi.stubEnv('TZ', zone);

    expect(toDayBounds({ from: '2025-09-12', to: '2025-09-12' })).toEqual({ from, to });
  });

  it('[B-86] take in what was saved at 23:30 local time', () => {
    vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
    const savedAt = new Date(2025, 8, 12, 23, 30).toISOString();

    const { from, to } = toDayBounds({ from: '2025-09-12', to: '2025-09-12' });

    expect(savedAt >= from && savedAt < to).toBe(true);
  });

  it('are 23 and 25 hours apart where the clock changes', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const hoursOf = (day: string) => {
      const { from, to } = toDayBounds({ from: day, to: day });
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };

    expect(['2025-03-30', '2025-10-26', '2025-10-27'].map(hoursOf)).toEqual([23, 25, 24]);
  });

  it('go over the end of a month and of a year', () => {
    vi.stubEnv('TZ', 'UTC');

    expect(toDayBounds({ from: '', to: '2024-02-29' }).to).toBe('2024-03-01T00:00:00.000Z');
    expect(toDayBounds({ from: '', to: '2025-12-31' }).to).toBe('2026-01-01T00:00:00.000Z');
  });

  it('[B-86] are right beside a day whose midnight the clock skips', () => {
    vi.stubEnv('TZ', 'America/Santiago');
    const boundsOf = (day: string) => toDayBounds({ from: day, to: day });

    expect(boundsOf('2025-09-06').to).toBe('2025-09-07T04:00:00.000Z');
    expect(boundsOf('2025-09-07')).toEqual({
      from: '2025-09-07T04:00:00.000Z',
      to: '2025-09-08T03:00:00.000Z',
    });
  });

  it('are open beyond the years of four digits', () => {
    vi.stubEnv('TZ', 'UTC');

    expect(toDayBounds({ from: '9999-12-31', to: '9999-12-31' })).toEqual({
      from: '9999-12-31T00:00:00.000Z',
      to: '',
    });
  });

  it('are open where no day is said', () => {
    expect(toDayBounds({ from: '', to: '' })).toEqual({ from: '', to: '' });
  });

  it('keep years of two digits in the first century', () => {
    vi.stubEnv('TZ', 'UTC');

    expect(toDayBounds({ from: '0099-01-01', to: '' }).from).toBe('0099-01-01T00:00:00.000Z');
  });
});

it.each([
  ['2025-09-30', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-9-1', false],
  ['12025-09-01', false],
  ['today', false],
  ['', false],
])('[B-85] %j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

describe('a day in words', () => {
  it.each(['America/Los_Angeles', 'Pacific/Auckland'])('is the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone);

    expect(formatDay('2026-12-24', 'en-US', { month: 'short', day: 'numeric' })).toBe('Dec 24');
  });

  it('stays as it is written where the calendar has no such day', () => {
    expect(formatDay('2026-02-31', 'en-US', {})).toBe('2026-02-31');
  });
});

it.each([
  ['2026-11-16T03:59', '2026-11-15'],
  ['2026-11-16T04:00', '2026-11-16'],
  ['2026-01-01T02:00', '2025-12-31'],
])('the student’s day at %s is %s', (now, day) => {
  expect(findStudentDay(new Date(now))).toBe(day);
});
