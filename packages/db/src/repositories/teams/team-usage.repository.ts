import type { WeekOfUse } from '@scholar/contract';
import type { TeamUsageRepository, UsageRow } from '@scholar/domain';
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { studySessions } from '../../tables/study-sessions.table';
import { teamMembers } from '../../tables/teams.table';

type Source = {
  table: PgTable & { userId: PgColumn };
  at: PgColumn;
  isCounted?: SQL;
  amounts: Partial<Record<keyof WeekOfUse, SQL<number>>>;
};

const rows = sql<number>`count(*)::int`;
/** Deleted things are not counted: the numbers are the same that each member sees. */
const SOURCES: Source[] = [
  {
    table: documents,
    at: documents.uploadDate,
    isCounted: isNull(documents.deletedAt),
    amounts: { documents: rows },
  },
  {
    table: flashcards,
    at: flashcards.createDate,
    isCounted: isNull(flashcards.deletedAt),
    amounts: { cards: rows },
  },
  {
    table: studySessions,
    at: studySessions.at,
    amounts: {
      tests: sql<number>`(count(*) filter (where ${studySessions.kind} = 'test'))::int`,
      studySeconds: sql<number>`sum(${studySessions.seconds})::int`,
    },
  },
];

export function createTeamUsageRepository(db: Database): TeamUsageRepository {
  /** One statement for everybody in the team. */
  async function countOne(
    { table, at, isCounted, amounts }: Source,
    teamId: number,
    bounds: Date[],
  ): Promise<UsageRow[]> {
    const [first = new Date(), last = first] = [bounds[0], bounds.at(-1)];
    const instants = `{${bounds.map((bound) => bound.toISOString()).join(',')}}`;
    const found = await db
      .select({
        userId: teamMembers.userId,
        week: sql<number>`width_bucket(${at}, ${instants}::text::timestamptz[]) - 1`,
        ...amounts,
      })
      .from(teamMembers)
      .innerJoin(
        table,
        and(
          eq(table.userId, teamMembers.userId),
          gte(at, first),
          lt(at, last),
          gte(at, teamMembers.joinedAt),
          isCounted,
        ),
      )
      .where(eq(teamMembers.teamId, teamId))
      .groupBy(sql`1`, sql`2`);
    return found.flatMap(({ userId, week, ...counted }) =>
      Object.entries(counted).map(([kind, amount]) => ({
        userId,
        week,
        // The keys are those of `amounts`.
        kind: kind as keyof WeekOfUse,
        amount,
      })),
    );
  }

  return {
    async count(teamId, bounds) {
      const counted = await Promise.all(SOURCES.map((source) => countOne(source, teamId, bounds)));
      return counted.flat();
    },
  };
}
