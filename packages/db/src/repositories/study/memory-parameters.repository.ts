import { OWN_PARAMETERS_REVIEWS } from '@scholar/contract';
import {
  type CardKey,
  type MemoryParametersRepository,
  type OwnerId,
  toOwnerId,
} from '@scholar/domain';
import { and, type AnyColumn, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { cardMemory, memoryParameters, reviews } from '../../tables/memory.table';

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

    async count(owner, more, at) {
      if (more === 0) {
        return;
      }
      const counted = sql`greatest(0, ${memoryParameters.reviews} + ${more}::int)`;
      await db
        .insert(memoryParameters)
        .values({
          userId: owner,
          reviews: Math.max(0, more),
          nextFitAt: more >= OWN_PARAMETERS_REVIEWS ? at : null,
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
      const answered = db
        .select({
          flashcardId: cardMemory.flashcardId,
          authorId: cardMemory.authorId,
          sofar: sql<number>`sum(${cardMemory.reps}) over
            (order by ${cardMemory.lastAnsweredAt} desc, ${cardMemory.flashcardId})`.as('sofar'),
        })
        .from(cardMemory)
        .where(and(eq(cardMemory.userId, owner), isNotNull(cardMemory.lastReviewId)))
        .as('answered');
      const [row] = await db
        .select({ keys: keysOf(answered) })
        .from(answered)
        .where(reviewsMax === undefined ? undefined : lte(answered.sofar, reviewsMax));
      return (row?.keys ?? []).map(toCardKey);
    },

    async listChanged(owner, since) {
      const changed = db
        .selectDistinct({ flashcardId: reviews.flashcardId, authorId: reviews.authorId })
        .from(reviews)
        .where(and(eq(reviews.userId, owner), sql`${reviews.receivedAt} >= ${toSql(since)}`))
        .as('changed');
      const [row] = await db.select({ keys: keysOf(changed) }).from(changed);
      return (row?.keys ?? []).map(toCardKey);
    },

    async readClock() {
      const { rows } = await db.execute<{ at: string }>(
        sql`select to_json(date_trunc('milliseconds', now())) #>> '{}' as at`,
      );
      return new Date(rows[0]?.at ?? Number.NaN);
    },

    async save(owner, { at, reviews: fittedReviews, weights, losses }) {
      await db
        .update(memoryParameters)
        .set({
          weights,
          fittedAt: at,
          fittedReviews,
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

/** As one text: a row for each would hold up the event loop where there are thousands. */
function keysOf(cards: { flashcardId: AnyColumn; authorId: AnyColumn }) {
  return sql<
    [number, number][] | null
  >`json_agg(json_build_array(${cards.flashcardId}, ${cards.authorId}))`;
}

function toCardKey([flashcardId, authorId]: [number, number]): CardKey {
  return { flashcardId, authorId: toOwnerId(authorId) };
}

/** As text, with its type beside it: both drivers send it alike. */
function toSql(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}
