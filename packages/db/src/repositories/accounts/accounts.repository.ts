import { LanguageSchema, MESSAGES } from '@scholar/contract';
import {
  type Account,
  type AccountsRepository,
  AppError,
  type OwnerId,
  toOwnerId,
} from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Batches } from '../../batches';
import type { Database } from '../../database';
import { isUniqueViolation } from '../../database-errors';
import { isOlderThan } from '../../list-terms';
import { documents, documentTexts } from '../../tables/documents.table';
import { exams, examSets } from '../../tables/exams.table';
import { studyMarks } from '../../tables/marks.table';
import { matchBests } from '../../tables/match-bests.table';
import { flashcards } from '../../tables/flashcards.table';
import {
  orders,
  payments,
  paymentSettlements,
  planGrants,
  planReminders,
} from '../../tables/payments.table';
import { cardMedia, media } from '../../tables/media.table';
import { cardMemory, reviews, studyDays } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { idempotencyKeys } from '../../tables/requests.table';
import { knownAddresses, sessions } from '../../tables/sessions.table';
import { studySessions } from '../../tables/study-sessions.table';
import { teamInvitations, teamMembers, teamSets } from '../../tables/teams.table';
import { profilePictures, users } from '../../tables/users.table';
import { passTeamOn } from '../teams/team-succession';

/** Tables with many rows per account, ordered so that no row refers to one deleted before it. */
const OWNED = [
  teamMembers,
  planReminders,
  planGrants,
  paymentSettlements,
  payments,
  orders,
  studyMarks,
  examSets,
  exams,
  matchBests,
  reviews,
  studyDays,
  cardMemory,
  setCards,
  cardMedia,
  studySessions,
  sets,
  flashcards,
  documentTexts,
  documents,
  idempotencyKeys,
  sessions,
  knownAddresses,
];

export function createAccountsRepository(db: Database, batches: Batches): AccountsRepository {
  async function change(owner: OwnerId, values: Partial<typeof users.$inferInsert>) {
    const changed = await db
      .update(users)
      .set(values)
      .where(active(owner))
      .returning({ id: users.id });
    refuseIfGone(changed);
  }

  return {
    async findByEmail(email) {
      const [row] = await db.select().from(users).where(eq(users.email, email));
      return row && toAccount(row);
    },

    async insert(account) {
      const [row] = await db
        .insert(users)
        .values(account)
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id, generation: users.generation });
      return row && { owner: toOwnerId(row.id), generation: row.generation };
    },

    async restore(owner, { name, passwordHash }) {
      const [row] = await db
        .update(users)
        .set({ name, passwordHash, deactivatedAt: null, generation: sql`${users.generation} + 1` })
        .where(eq(users.id, owner))
        .returning({ generation: users.generation });
      if (!row) {
        throw new Error('The account to restore is gone.');
      }
      return { owner, generation: row.generation };
    },

    async findContact(owner) {
      const [row] = await db
        .select({ name: users.name, email: users.email, language: users.language })
        .from(users)
        .where(active(owner));
      return row && { ...row, language: LanguageSchema.parse(row.language) };
    },

    async updateProfile(owner, { name, phoneNumber }) {
      const values = {
        ...(name !== undefined && { name }),
        ...(phoneNumber !== undefined && { phoneNumber: phoneNumber || null }),
      };
      if (Object.keys(values).length > 0) {
        await change(owner, values);
      }
    },

    async updateUsername(owner, userName) {
      try {
        await change(owner, { userName });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) {
          return false;
        }
        throw error;
      }
    },

    async updateLanguage(owner, language) {
      await change(owner, { language });
    },

    async updatePicture(owner, jpeg) {
      const bytes = sql<Uint8Array>`${sql.param(jpeg, profilePictures.jpeg)}::bytea`.as('jpeg');
      const stored = await db
        .insert(profilePictures)
        .select(db.select({ userId: users.id, jpeg: bytes }).from(users).where(active(owner)))
        .onConflictDoUpdate({ target: profilePictures.userId, set: { jpeg } })
        .returning({ userId: profilePictures.userId });
      refuseIfGone(stored);
    },

    async updatePasswordHash(owner, passwordHash) {
      await change(owner, { passwordHash });
    },

    async rehash(owner, oldHash, newHash) {
      await db
        .update(users)
        .set({ passwordHash: newHash })
        .where(and(active(owner), eq(users.passwordHash, oldHash)));
    },

    async deactivate(owner, daysAgo) {
      await db
        .update(users)
        .set({ deactivatedAt: sql`now() - make_interval(days => ${daysAgo})` })
        .where(active(owner));
    },

    async purgeDeactivated(days, email) {
      const isOld = isOlderThan(users.deactivatedAt, days);
      const due = await db
        .select({ id: users.id })
        .from(users)
        .where(email === undefined ? isOld : and(isOld, eq(users.email, email)));
      for (const { id } of due) {
        await batches.delete(teamSets, eq(teamSets.userId, id));
        await passTeamOn(db, id);
        await batches.delete(cardMemory, eq(cardMemory.authorId, id));
        await batches.delete(studyMarks, eq(studyMarks.authorId, id));
        await batches.delete(examSets, eq(examSets.authorId, id));
        await batches.delete(matchBests, eq(matchBests.authorId, id));
        await batches.delete(teamInvitations, eq(teamInvitations.invitedBy, id));
        for (const table of OWNED) {
          await batches.delete(table, eq(table.userId, id));
        }
        // Its files go later, when it has no owner.
        await batches.update(media, { userId: null }, eq(media.userId, id));
        await db.delete(users).where(eq(users.id, id));
      }
      return due.length;
    },
  };
}

function active(owner: OwnerId) {
  return and(eq(users.id, owner), isNull(users.deactivatedAt));
}

/** Deactivated since the token was checked: a write that changes nothing must not be answered with success. */
function refuseIfGone(written: unknown[]) {
  if (written.length === 0) {
    throw new AppError('unauthenticated', MESSAGES.signIn);
  }
}

function toAccount(row: typeof users.$inferSelect): Account {
  return {
    owner: toOwnerId(row.id),
    passwordHash: row.passwordHash,
    language: LanguageSchema.parse(row.language),
    generation: row.generation,
    isDeactivated: row.deactivatedAt !== null,
    isBlocked: row.blockedAt !== null,
  };
}
