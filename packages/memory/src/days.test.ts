import { describe, expect, it } from 'vitest';
import { dayInZone, dayOf, isDue } from './days';

describe('[D-48] a day of a student', () => {
  it.each([
    ['03:59 in Viet Nam', '2026-11-15T20:59:59.999Z', 420, 20_772],
    ['04:00 in Viet Nam', '2026-11-15T21:00:00.000Z', 420, 20_773],
    ['04:00 in Greenwich', '2026-11-16T04:00:00.000Z', 0, 20_773],
    ['20:00 in California', '2026-11-17T04:00:00.000Z', -480, 20_773],
  ])('begins at 04:00: %s', (_, at, utcOffset, day) => {
    expect(dayOf(at, utcOffset)).toBe(day);
  });

  it('ends at the next 04:00 of the zone', () => {
    expect(dayInZone('2026-11-16T08:00:00.000Z', 'Asia/Ho_Chi_Minh')).toEqual({
      day: 20_773,
      utcOffset: 420,
      endsAt: '2026-11-16T21:00:00.000Z',
    });
  });

  it('ends at 04:00 of the new time when the clocks change in the night', () => {
    expect(dayInZone('2026-10-24T12:00:00.000Z', 'Europe/Berlin')).toEqual({
      day: 20_750,
      utcOffset: 120,
      endsAt: '2026-10-25T03:00:00.000Z',
    });
  });
});

describe('a due card', () => {
  const at = '2026-11-16T08:00:00.000Z';

  it.each([
    ['is due all day in review', 'review', '2026-11-17T03:59:00.000Z', true],
    ['waits for its day in review', 'review', '2026-11-17T04:00:00.000Z', false],
    ['waits for its minute while it is learnt', 'learning', '2026-11-16T08:01:00.000Z', false],
    ['is due at its minute', 'relearning', at, true],
    ['is not one that is new', 'new', null, false],
  ] as const)('%s', (_, state, due, expected) => {
    expect(isDue({ state, due }, at, 0)).toBe(expected);
  });
});
