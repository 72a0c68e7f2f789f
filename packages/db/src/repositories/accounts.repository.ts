import { LanguageSchema, MESSAGES, type User } from '@scholar/contract';
import {
  type Account,
  type AccountsRepository,
  AppError,
  type OwnerId,
  toOwnerId,
} from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { isUniqueViolation } from '../database-errors';
import { profilePictures, users } from '../tables/users.table';

export function createAccountsRepository(db: Database): AccountsRepository {
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

    async findUser(owner) {
      const [row] = await db
        .select({ user: users, jpeg: profilePictures.jpeg })
        .from(users)
        .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
        .where(active(owner));
      return row && toUser(row.user, row.jpeg);
    },

    async findContact(owner) {
      const [row] = await db
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(active(owner));
      return row && { email: row.email, language: LanguageSchema.parse(row.language) };
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

    async deactivate(owner) {
      await db
        .update(users)
        .set({ deactivatedAt: sql`now()` })
        .where(active(owner));
    },

    async purgeDeactivated(days, email) {
      const isOld = sql`${users.deactivatedAt} < now() - make_interval(days => ${days})`;
      const purged = await db
        .delete(users)
        .where(email === undefined ? isOld : and(isOld, eq(users.email, email)))
        .returning({ id: users.id });
      return purged.length;
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
  };
}

function toUser(row: typeof users.$inferSelect, jpeg: Uint8Array | null): User {
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    phoneNumber: row.phoneNumber,
    profilePicture: jpeg && Buffer.from(jpeg).toString('base64'),
    createdDate: row.createdAt.toISOString(),
    userRoles: row.roles.map((roleName) => ({ role: { roleName } })),
    userName: row.userName,
    language: LanguageSchema.parse(row.language),
  };
}
