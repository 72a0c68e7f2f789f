import { describe, expect, it } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import { createTeamUsageService } from './team-usage.service';
import type { TeamUsageStore, UsageRow } from './team-usage.ports';

const OWNER = toOwnerId(1);
const HOUR_MS = 3_600_000;

function usageAt(moment: string, rows: UsageRow[] = []) {
  const asked: Date[][] = [];
  const store = {
    teams: {
      findMembership: async () => ({ teamId: 7, role: 'owner' }),
      readPaidUntil: async () => new Date('2030-01-01T00:00:00Z'),
      listMembers: async () => [
        {
          userId: 1,
          name: 'Minh',
          email: 'minh@example.com',
          role: 'owner',
          joinedAt: new Date(0),
          isActive: true,
        },
        {
          userId: 2,
          name: 'Lan',
          email: 'lan@example.com',
          role: 'member',
          joinedAt: new Date(0),
          isActive: false,
        },
      ],
    },
    teamUsage: {
      count: async (_: number, bounds: Date[]) => {
        asked.push(bounds);
        return rows;
      },
    },
    // Only what the service asks for.
  } as unknown as TeamUsageStore;
  return { asked, usage: createTeamUsageService({ store, now: () => new Date(moment) }) };
}

describe('the weeks of a team', () => {
  it.each([
    ['UTC', '2026-11-15T23:59:59Z', ['2026-11-02', '2026-11-09']],
    ['Asia/Ho_Chi_Minh', '2026-11-15T23:59:59Z', ['2026-11-09', '2026-11-16']],
    ['Pacific/Kiritimati', '2026-11-15T09:59:59Z', ['2026-11-02', '2026-11-09']],
    ['America/New_York', '2026-11-16T04:59:59Z', ['2026-11-02', '2026-11-09']],
    ['America/New_York', '2026-11-16T05:00:00Z', ['2026-11-09', '2026-11-16']],
  ])('begin on the Mondays of %s, seen from %s', async (timeZone, moment, mondays) => {
    const { usage } = usageAt(moment);

    expect((await usage.read(OWNER, { weeks: 2, timeZone })).weeks).toEqual(mondays);
  });

  it('have no gap where clocks change', async () => {
    const { usage, asked } = usageAt('2026-11-10T12:00:00Z');

    await usage.read(OWNER, { weeks: 52, timeZone: 'America/New_York' });

    const bounds = (asked[0] ?? []).map((bound) => bound.getTime());
    const hours = bounds.slice(1).map((end, index) => (end - (bounds[index] ?? 0)) / HOUR_MS);
    expect(bounds).toHaveLength(53);
    expect(hours.filter((length) => length === 167)).toHaveLength(1);
    expect(hours.filter((length) => length === 169)).toHaveLength(1);
    expect(hours.filter((length) => length === 168)).toHaveLength(50);
  });

  it('hold what was counted, for members who are there', async () => {
    const { usage } = usageAt('2026-11-10T12:00:00Z', [
      { userId: 1, week: 1, kind: 'tests', amount: 2 },
      { userId: 1, week: 1, kind: 'studySeconds', amount: 90 },
      { userId: 2, week: 0, kind: 'cards', amount: 5 },
    ]);

    const { members } = await usage.read(OWNER, { weeks: 2 });

    expect(members).toEqual([
      {
        userId: 1,
        name: 'Minh',
        weeks: [
          { documents: 0, cards: 0, tests: 0, studySeconds: 0 },
          { documents: 0, cards: 0, tests: 2, studySeconds: 90 },
        ],
      },
    ]);
  });
});
