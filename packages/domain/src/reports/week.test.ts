import { describe, expect, it } from 'vitest';
import { boundsOfWeek } from './week';

const HOUR_MS = 3_600_000;
const bounds = (moment: string, timeZone: string) =>
  boundsOfWeek(new Date(moment), timeZone).map((bound) => bound.toISOString());

/** How many hours each day has. */
function hoursOf(moment: string, timeZone: string) {
  const all = boundsOfWeek(new Date(moment), timeZone).map((bound) => bound.getTime());
  return all.slice(1).map((end, index) => (end - (all[index] ?? 0)) / HOUR_MS);
}

describe('the days of a week', () => {
  it.each(['2026-03-09T00:00:00.000Z', '2026-03-11T12:00:00.000Z', '2026-03-15T23:59:59.999Z'])(
    'run from Monday to Sunday, seen from %s',
    (moment) => {
      expect(bounds(moment, 'UTC')).toEqual([
        '2026-03-09T00:00:00.000Z',
        '2026-03-10T00:00:00.000Z',
        '2026-03-11T00:00:00.000Z',
        '2026-03-12T00:00:00.000Z',
        '2026-03-13T00:00:00.000Z',
        '2026-03-14T00:00:00.000Z',
        '2026-03-15T00:00:00.000Z',
        '2026-03-16T00:00:00.000Z',
      ]);
    },
  );

  it.each([
    ['Asia/Ho_Chi_Minh', '2026-03-08T17:00:00.000Z', '2026-03-08T17:00:00.000Z'],
    ['Asia/Ho_Chi_Minh', '2026-03-08T16:59:59.999Z', '2026-03-01T17:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-08T10:00:00.000Z', '2026-03-08T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-03-09T11:59:59.000Z', '2026-03-02T12:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-11T00:00:00.000Z', '2026-03-08T18:15:00.000Z'],
    ['America/New_York', '2026-01-01T04:00:00.000Z', '2025-12-29T05:00:00.000Z'],
  ])('begin at the midnight of %s, seen from %s', (timeZone, moment, monday) => {
    expect(bounds(moment, timeZone)[0]).toBe(monday);
  });

  it.each([
    ['America/New_York', '2026-03-05T12:00:00Z', [24, 24, 24, 24, 24, 24, 23]],
    ['America/New_York', '2026-11-01T12:00:00Z', [24, 24, 24, 24, 24, 24, 25]],
    ['Europe/Paris', '2026-03-29T12:00:00Z', [24, 24, 24, 24, 24, 24, 23]],
    // Clocks go forward at midnight there: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-24T12:00:00Z', [24, 24, 24, 24, 23, 24, 24]],
    ['Africa/Cairo', '2026-10-30T12:00:00Z', [24, 24, 24, 25, 24, 24, 24]],
  ])('are as long as clocks make them in %s in the week of %s', (timeZone, moment, hours) => {
    expect(hoursOf(moment, timeZone)).toEqual(hours);
  });

  it('have no gaps in any zone, also when clocks change', () => {
    const wrong = Intl.supportedValuesOf('timeZone').filter((timeZone) => {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
      return ['2026-03-08T06:30:00Z', '2026-10-25T01:30:00Z'].map(Date.parse).some((moment) => {
        const all = boundsOfWeek(new Date(moment), timeZone).map((bound) => bound.getTime());
        const days = all.map((bound) => format.format(bound)).join(' ');
        const [first = 0, last = 0] = [all[0], all.at(-1)];
        return days !== 'Mon Tue Wed Thu Fri Sat Sun Mon' || moment < first || moment >= last;
      });
    });

    expect(wrong).toEqual([]);
  });
});
