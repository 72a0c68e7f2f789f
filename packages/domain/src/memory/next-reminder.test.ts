import { describe, expect, it } from 'vitest';
import { findNextReminder } from './next-reminder';

const next = (after: string, timeZone: string | null, reminderHour: number) =>
  findNextReminder(new Date(after), { timeZone, reminderHour }).toISOString();

describe('the next reminder', () => {
  it.each([
    ['later today', '2026-11-16T10:59:59Z', 'Asia/Ho_Chi_Minh', 18, '2026-11-16T11:00:00.000Z'],
    [
      'tomorrow from the hour on',
      '2026-11-16T11:00:00Z',
      'Asia/Ho_Chi_Minh',
      18,
      '2026-11-17T11:00:00.000Z',
    ],
    [
      'on the day of the student',
      '2026-11-16T20:00:00Z',
      'Asia/Ho_Chi_Minh',
      0,
      '2026-11-17T17:00:00.000Z',
    ],
    [
      'in a zone of half an hour',
      '2026-11-16T10:00:00Z',
      'Asia/Kolkata',
      18,
      '2026-11-16T12:30:00.000Z',
    ],
    [
      'in a zone of three quarters',
      '2026-11-16T10:00:00Z',
      'Asia/Kathmandu',
      18,
      '2026-11-16T12:15:00.000Z',
    ],
    [
      'by UTC where the zone is unknown',
      '2026-11-16T10:00:00Z',
      null,
      18,
      '2026-11-16T18:00:00.000Z',
    ],
    [
      'an hour earlier in summer',
      '2026-03-28T17:00:00Z',
      'Europe/Berlin',
      18,
      '2026-03-29T16:00:00.000Z',
    ],
    [
      'after the hour that is skipped',
      '2026-03-28T12:00:00Z',
      'Europe/Berlin',
      2,
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'the first time of an hour that comes twice',
      '2026-10-24T12:00:00Z',
      'Europe/Berlin',
      2,
      '2026-10-25T00:00:00.000Z',
    ],
    [
      'once on a day whose hour comes twice',
      '2026-10-25T00:00:00Z',
      'Europe/Berlin',
      2,
      '2026-10-26T01:00:00.000Z',
    ],
  ])('[D-48] is %s', (_, after, zone, hour, expected) => {
    expect(next(after, zone, hour)).toBe(expected);
  });
});
