import { describe, expect, it } from 'vitest';
import { USAGE } from '../testing/team-server';
import { formatNumber, formatWeek, toNumbers } from './usage-numbers';

describe('numbers of usage', () => {
  it('are summed by member, by week and altogether, with the strongest week', () => {
    expect(toNumbers(USAGE, 'cards')).toEqual({
      members: [
        { userId: 7, name: 'Minh Anh', values: [4, 0], total: 4 },
        { userId: 8, name: 'Lan Phạm', values: [3, 6], total: 9 },
      ],
      sums: [7, 6],
      total: 13,
      peak: { member: 1, week: 1, value: 6 },
    });
  });

  it('have no strongest week when there is nothing', () => {
    const members = USAGE.members.slice(0, 1);

    expect(toNumbers({ ...USAGE, members }, 'tests').peak).toBeUndefined();
    expect(toNumbers({ ...USAGE, members: [] }, 'tests').total).toBe(0);
  });

  it.each([
    [1_234, 'cards', '1,234'],
    [5_400, 'studySeconds', '1h 30m'],
    [600, 'studySeconds', '10m'],
    [0, 'studySeconds', '0m'],
  ] as const)('write %i %s as %s', (value, metric, text) => {
    expect(formatNumber(value, metric)).toBe(text);
  });

  it('name a week by its Monday, wherever the student is', () => {
    expect(formatWeek('2026-11-09')).toBe('Nov 9');
  });
});
