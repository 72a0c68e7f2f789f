import {
  type AccountOverview,
  LanguageSchema,
  RolesSchema,
  TeamMemberSchema,
} from '@scholar/contract';
import { type OperatorsRepository, toOwnerId } from '@scholar/domain';
import { count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { startingWith } from '../../escape-like';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { sets } from '../../tables/sets.table';
import { sessions } from '../../tables/sessions.table';
import { studySessions } from '../../tables/study-sessions.table';
import { teamMembers, teams } from '../../tables/teams.table';
import { nameWords, users, withoutAccents } from '../../tables/users.table';

const TeamRoleSchema = TeamMemberSchema.shape.role;

/** A number, because the drivers read a bare timestamp of an expression differently. */
const lastSeen = sql<number | null>`(select extract(epoch from max(seen.last_seen_at))::float8
  from ${sessions} seen where seen.user_id = ${users}.id)`;
const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  createdAt: users.createdAt,
  blockedAt: users.blockedAt,
  deactivatedAt: users.deactivatedAt,
  lastSeen,
};

export function createOperatorsRepository(db: Database): OperatorsRepository {
  return {
    async list({ keyword, page, pageSize }) {
      const isMeant = keyword === undefined ? undefined : matches(keyword);
      const rows = await db
        .select(columns)
        .from(users)
        .where(isMeant)
        .orderBy(desc(users.id))
        .limit(pageSize)
        .offset(page * pageSize);
      const [counted] = await db.select({ total: count() }).from(users).where(isMeant);
      const totalItems = counted?.total ?? 0;
      return {
        users: rows.map(toAccountOverview),
        totalItems,
        totalPages: Math.ceil(totalItems / pageSize),
      };
    },

    async find(userId) {
      const [row] = await db
        .select({
          ...columns,
          userName: users.userName,
          language: users.language,
          teamName: teams.name,
          teamRole: teamMembers.role,
          documents: countOwn(documents, sql`and deleted_at is null`),
          flashcards: countOwn(flashcards, sql`and deleted_at is null`),
          sets: countOwn(sets, sql`and deleted_at is null`),
          studySessions: countOwn(studySessions, sql``),
        })
        .from(users)
        .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
        .leftJoin(teams, eq(teams.id, teamMembers.teamId))
        .where(eq(users.id, userId));
      if (!row) {
        return undefined;
      }
      const { teamName, teamRole } = row;
      return {
        owner: toOwnerId(row.id),
        facts: {
          ...toAccountOverview(row),
          userName: row.userName,
          language: LanguageSchema.parse(row.language),
          blockedDate: row.blockedAt?.toISOString() ?? null,
          deactivatedDate: row.deactivatedAt?.toISOString() ?? null,
          counts: {
            documents: row.documents,
            flashcards: row.flashcards,
            sets: row.sets,
            studySessions: row.studySessions,
          },
          team: teamName === null ? null : { name: teamName, role: TeamRoleSchema.parse(teamRole) },
        },
      };
    },

    async lock(userId) {
      const [row] = await db
        .select({ id: users.id, roles: users.roles, blockedAt: users.blockedAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      return (
        row && {
          owner: toOwnerId(row.id),
          roles: RolesSchema.parse(row.roles),
          isBlocked: row.blockedAt !== null,
        }
      );
    },

    async setBlocked(owner, isBlocked) {
      await db
        .update(users)
        .set({ blockedAt: isBlocked ? sql`now()` : null })
        .where(eq(users.id, owner));
    },

    async setRoles(owner, roles) {
      await db.update(users).set({ roles }).where(eq(users.id, owner));
    },
  };
}

/** The beginning of an e-mail address, or the beginnings of words of a name in any order. */
function matches(keyword: string): SQL | undefined {
  const isEmail = sql`${users.email} like ${startingWith(keyword.toLowerCase())}`;
  const words = keyword.includes('@') ? [] : (keyword.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  if (words.length === 0) {
    return isEmail;
  }
  const query = withoutAccents(sql`${words.map((word) => `'${word}':*`).join(' & ')}::text`);
  return or(isEmail, sql`${nameWords(users.name)} @@ to_tsquery('simple', ${query})`);
}

function countOwn(
  table: typeof documents | typeof flashcards | typeof sets | typeof studySessions,
  more: SQL,
) {
  return sql<number>`(select count(*)::int from ${table} where user_id = ${users}.id ${more})`;
}

function toAccountOverview(row: {
  id: number;
  name: string;
  email: string;
  roles: string[];
  createdAt: Date;
  blockedAt: Date | null;
  deactivatedAt: Date | null;
  lastSeen: number | null;
}): AccountOverview {
  const { id, name, email, blockedAt, deactivatedAt } = row;
  const state = deactivatedAt ? 'deactivated' : 'active';
  return {
    userId: id,
    name,
    email,
    roles: RolesSchema.parse(row.roles),
    state: blockedAt ? 'blocked' : state,
    createdDate: row.createdAt.toISOString(),
    lastSeenDate: row.lastSeen === null ? null : new Date(row.lastSeen * 1000).toISOString(),
  };
}
