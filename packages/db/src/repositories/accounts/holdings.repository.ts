import { MESSAGES } from '@scholar/contract';
import { AppError, type HoldingsRepository } from '@scholar/domain';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { media } from '../../tables/media.table';
import { sets } from '../../tables/sets.table';
import { users } from '../../tables/users.table';

const TABLES = { cards: flashcards, sets };
const LAST_ADDED = { cards: users.cardsLastAdded, sets: users.setsLastAdded };

export function createHoldingsRepository(db: Database): HoldingsRepository {
  return {
    async lock(owner) {
      const [active] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, owner), isNull(users.deactivatedAt)))
        // Not the strongest lock: that one would wait for every other row that refers to the account.
        .for('no key update');
      if (!active) {
        throw new AppError('unauthenticated', MESSAGES.signIn);
      }
    },

    async count(owner, kind) {
      const table = TABLES[kind];
      const [counted] = await db
        .select({ total: count() })
        .from(table)
        .where(and(eq(table.userId, owner), isNull(table.deletedAt)));
      return counted?.total ?? 0;
    },

    async measureDocuments(owner) {
      const [measured] = await db
        .select({
          present: sql<number>`coalesce(sum(${documents.bytes}) filter (where ${documents.deletedAt} is null), 0)::float8`,
          kept: sql<number>`coalesce(sum(${documents.bytes}), 0)::float8`,
        })
        .from(documents)
        .where(eq(documents.userId, owner));
      return measured ?? { present: 0, kept: 0 };
    },

    async measureMedia(owner) {
      const [measured] = await db
        .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8` })
        .from(media)
        .where(eq(media.userId, owner));
      return measured?.bytes ?? 0;
    },

    async noteAdded(owner, kind, total) {
      await db
        .update(users)
        .set(kind === 'cards' ? { cardsLastAdded: total } : { setsLastAdded: total })
        .where(eq(users.id, owner));
    },

    async readLastAdded(owner, kind) {
      const [noted] = await db
        .select({ total: LAST_ADDED[kind] })
        .from(users)
        .where(eq(users.id, owner));
      return noted?.total ?? 0;
    },
  };
}
