import type { TeamUsage, UsageQuery, WeekOfUse } from '@scholar/contract';
import { boundsOfWeek } from '../reports/week';
import type { OwnerId } from '../shared/owner-id';
import { BYTE_ORDER_MARK, toCsvLine } from '../takeout/csv';
import { MANAGERS, refuseRole, refuseStranger, refuseUnpaid } from './team-access';
import type { TeamUsageStore, UsageRow } from './team-usage.ports';

export type TeamUsageService = ReturnType<typeof createTeamUsageService>;

const NOTHING: WeekOfUse = { documents: 0, cards: 0, tests: 0, studySeconds: 0 };
const CSV_HEAD = ['Week of', 'Member', 'Documents', 'Flashcards', 'Tests', 'Study seconds'];

export function createTeamUsageService({ store, now }: { store: TeamUsageStore; now: () => Date }) {
  async function read(owner: OwnerId, { weeks, timeZone = 'UTC' }: UsageQuery): Promise<TeamUsage> {
    const membership = refuseStranger(await store.teams.findMembership(owner));
    refuseRole(membership, MANAGERS);
    await refuseUnpaid(store.teams, membership.teamId);
    const bounds = boundsOfWeeks(now(), timeZone, weeks);
    const [members, rows] = await Promise.all([
      store.teams.listMembers(membership.teamId),
      store.teamUsage.count(membership.teamId, bounds),
    ]);
    const mondays = bounds.slice(0, -1);
    return {
      weeks: mondays.map((monday) => toDay(monday, timeZone)),
      members: members
        .filter(({ isActive }) => isActive)
        .map(({ userId, name }) => ({
          userId,
          name,
          weeks: mondays.map((_, week) => toWeek(rows, userId, week)),
        })),
    };
  }

  return {
    read,

    async download(owner: OwnerId, query: UsageQuery): Promise<string> {
      const { weeks, members } = await read(owner, query);
      const lines = weeks.flatMap((week, index) =>
        members.map(({ name, weeks: use }) => {
          const { documents, cards, tests, studySeconds } = use[index] ?? NOTHING;
          return toCsvLine([week, name, documents, cards, tests, studySeconds]);
        }),
      );
      return [BYTE_ORDER_MARK, toCsvLine(CSV_HEAD), ...lines].join('');
    },
  };
}

/** The Mondays of so many weeks up to the present one, and the one after. */
function boundsOfWeeks(moment: Date, timeZone: string, weeks: number): Date[] {
  const bounds: Date[] = [];
  let at = moment;
  while (bounds.length <= weeks) {
    const week = boundsOfWeek(at, timeZone);
    const [monday, next] = [week[0] ?? at, week.at(-1) ?? at];
    bounds.unshift(...(bounds.length === 0 ? [monday, next] : [monday]));
    at = new Date(monday.getTime() - 1);
  }
  return bounds;
}

function toWeek(rows: UsageRow[], userId: number, week: number): WeekOfUse {
  const use = { ...NOTHING };
  for (const row of rows) {
    if (row.userId === userId && row.week === week) {
      use[row.kind] = row.amount;
    }
  }
  return use;
}

/** As the calendar of the zone has it. */
function toDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}
