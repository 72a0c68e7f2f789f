import { OWN_PARAMETERS_REVIEWS } from '@scholar/contract';
import { type MemoryParametersRepository, type OwnerId, toOwnerId } from '@scholar/domain';
import { and, asc, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { cardMemory, memoryParameters } from '../../tables/memory.table';

const DAYS_BETWEEN_FITS = 7;

export function createMemoryParametersRepository(db: Database): MemoryParametersRepository {
  return {
    async find(owner) {
      const [row] = await db
        .select()
        .from(memoryParameters)
        .where(eq(memoryParameters.userId, owner));
      const { fittedAt, fittedReviews } = row ?? {};
      return {
        reviews: row?.reviews ?? 0,
        fitted:
          row && fittedAt && fittedReviews !== null && fittedReviews !== undefined
            ? {
                at: fittedAt.toISOString(),
                reviews: fittedReviews,
                isUsed: row.weights !== null,
                lossDefault: row.lossDefault,
                lossOwn: row.lossOwn,
              }
            : null,
      };
    },

    async findWeights(owner) {
      const [row] = await db
        .select({ weights: memoryParameters.weights })
        .from(memoryParameters)
        .where(and(eq(memoryParameters.userId, owner), isNotNull(memoryParameters.weights)));
      return row?.weights ?? null;
    },

    async count(owner, reviews, at) {
      if (reviews === 0) {
        return;
      }
      const counted = sql`greatest(0, ${memoryParameters.reviews} + ${reviews}::int)`;
      await db
        .insert(memoryParameters)
        .values({
          userId: owner,
          reviews: Math.max(0, reviews),
          nextFitAt: reviews >= OWN_PARAMETERS_REVIEWS ? at : null,
        })
        .onConflictDoUpdate({
          target: memoryParameters.userId,
          set: {
            reviews: counted,
            nextFitAt: sql`coalesce(${memoryParameters.nextFitAt}, case
              when ${counted} >= ${OWN_PARAMETERS_REVIEWS}::int
              then greatest(${toSql(at)}, ${memoryParameters.triedAt} + ${DAYS_BETWEEN_FITS}::int * interval '1 day') end)`,
          },
        });
    },

    async isAnyDue(at) {
      const [due] = await db
        .select({ one: sql`1` })
        .from(memoryParameters)
        .where(lte(memoryParameters.nextFitAt, at))
        .limit(1);
      return due !== undefined;
    },

    async claimDue(at) {
      const due = db
        .select({ userId: memoryParameters.userId })
        .from(memoryParameters)
        .where(lte(memoryParameters.nextFitAt, at))
        .orderBy(asc(memoryParameters.nextFitAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(memoryParameters)
        .set({ nextFitAt: null, triedAt: at })
        .where(eq(memoryParameters.userId, sql`(${due})`))
        .returning({ userId: memoryParameters.userId });
      return claimed && toOwnerId(claimed.userId);
    },

    async listAnswered(owner, reviewsMax) {
      const latest = db
        .select({
          flashcardId: cardMemory.flashcardId,
          authorId: cardMemory.authorId,
          sofar: sql<number>`sum(${cardMemory.reps}) over
            (order by ${cardMemory.reviewedAt} desc, ${cardMemory.flashcardId})`.as('sofar'),
        })
        .from(cardMemory)
        .where(and(eq(cardMemory.userId, owner), gt(cardMemory.reps, 0)))
        .as('latest');
      const rows = await db
        .select({ flashcardId: latest.flashcardId, authorId: latest.authorId })
        .from(latest)
        .where(lte(latest.sofar, reviewsMax))
        .orderBy(desc(latest.sofar));
      return rows.map(({ flashcardId, authorId }) => ({
        flashcardId,
        authorId: toOwnerId(authorId),
      }));
    },

    async save(owner, { at, reviews, weights, losses }) {
      await db
        .update(memoryParameters)
        .set({
          weights,
          fittedAt: at,
          fittedReviews: reviews,
          lossDefault: losses?.default ?? null,
          lossOwn: losses?.own ?? null,
        })
        .where(eq(memoryParameters.userId, owner));
    },

    async countAnew(owner) {
      const [row] = await db
        .update(memoryParameters)
        .set({ reviews: sql`${sumOfReviews(db, owner)}` })
        .where(eq(memoryParameters.userId, owner))
        .returning({ reviews: memoryParameters.reviews });
      return row?.reviews ?? 0;
    },
  };
}

function sumOfReviews(db: Database, owner: OwnerId): SQL {
  const sum = db
    .select({ reviews: sql`coalesce(sum(${cardMemory.reps}), 0)::int` })
    .from(cardMemory)
    .where(eq(cardMemory.userId, owner));
  return sql`(${sum})`;
}

/** As text, with its type beside it: both drivers send it alike. */
function toSql(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}
