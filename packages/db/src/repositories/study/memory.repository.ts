import { type CardKey, type MemoryRepository, type OwnerId, toOwnerId } from '@scholar/domain';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { flashcards } from '../../tables/flashcards.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { teamSets } from '../../tables/teams.table';
import { users } from '../../tables/users.table';
import { isPresentMember } from '../cards/cards-of-set';
import { keptRow, toKept } from './memory-rows';
import { createReviewLog } from './review-log';
import { isAuthorThere, isSetThere } from '../teams/team-sets.repository';

export function createMemoryRepository(db: Database): MemoryRepository {
  return {
    ...createReviewLog(db),

    async findCards(owner, flashcardIds, team) {
      const own = await db
        .select({
          flashcardId: flashcards.id,
          isDeleted: sql<boolean>`${isNotNull(flashcards.deletedAt)}`,
        })
        .from(flashcards)
        .where(
          and(
            eq(flashcards.userId, owner),
            sql`${flashcards.id} = any(${toIdArray(flashcardIds)})`,
          ),
        );
      const cards = own.map((card) => ({ ...card, authorId: owner }));
      return team === undefined
        ? cards
        : [...cards, ...(await findSharedCards(db, owner, flashcardIds, team))];
    },

    async findKept(owner, flashcardIds) {
      const rows = await db
        .select(keptRow)
        .from(cardMemory)
        .where(
          and(
            eq(cardMemory.userId, owner),
            sql`${cardMemory.flashcardId} = any(${toIdArray(flashcardIds)})`,
          ),
        );
      return rows.map(toKept);
    },

    async keep(owner, memories) {
      if (memories.length === 0) {
        return;
      }
      const rows = memories.map(({ flashcardId, authorId, memory, last }) => ({
        ...memory,
        flashcardId,
        authorId,
        lastAnsweredAt: last?.answeredAt ?? null,
        lastReviewId: last?.reviewId ?? null,
      }));
      // One text for all of them, sent alike by both drivers. A card may have been purged since: then nothing is kept.
      await db.execute(sql`with kept as (insert into ${cardMemory} (user_id, author_id, flashcard_id, ${DERIVED})
        select ${owner}::int, given."authorId", given."flashcardId", given.state, given.due,
          given.stability, given.difficulty, given.step, given.reps, given.lapses,
          given."reviewedAt", given."reviewedDay", given."firstDay", given."answeredDay",
          given."lastAnsweredAt", given."lastReviewId"
        from json_to_recordset(${JSON.stringify(rows)}::json) as given ("authorId" int,
          "flashcardId" int, state text, due timestamptz, stability float8, difficulty float8,
          step smallint, reps int, lapses int, "reviewedAt" timestamptz, "reviewedDay" int,
          "firstDay" int, "answeredDay" int, "lastAnsweredAt" timestamptz, "lastReviewId" uuid)
        join ${flashcards} card on card.user_id = given."authorId" and card.id = given."flashcardId"
        on conflict (user_id, flashcard_id) do update set (${DERIVED}) = (select ${EXCLUDED})
        returning author_id, flashcard_id, state)
        update ${setCards} set is_started = kept.state <> 'new' from kept
        where ${setCards.userId} = ${owner} and kept.author_id = ${owner}
          and ${setCards.flashcardId} = kept.flashcard_id
          and ${setCards.isStarted} <> (kept.state <> 'new')`);
    },

    async handle(owner, { authorId, flashcardId }, { buriedUntil, ...handling }) {
      const set = {
        ...handling,
        ...(buriedUntil !== undefined && {
          buriedUntil: buriedUntil === null ? null : new Date(buriedUntil),
        }),
      };
      if (Object.keys(set).length > 0) {
        await db
          .insert(cardMemory)
          .values({ ...set, userId: owner, authorId, flashcardId })
          .onConflictDoUpdate({ target: [cardMemory.userId, cardMemory.flashcardId], set });
      }
    },
  };
}

const DERIVED_COLUMNS = [
  'state',
  'due',
  'stability',
  'difficulty',
  'step',
  'reps',
  'lapses',
  'reviewed_at',
  'reviewed_day',
  'first_day',
  'answered_day',
  'last_answered_at',
  'last_review_id',
];
const DERIVED = sql.raw(DERIVED_COLUMNS.join(', '));
const EXCLUDED = sql.raw(DERIVED_COLUMNS.map((column) => `excluded.${column}`).join(', '));

/** Begins with the sets of the team: nothing finds a card without its author. */
async function findSharedCards(
  db: Database,
  owner: OwnerId,
  flashcardIds: number[],
  team: number,
): Promise<(CardKey & { isDeleted: boolean })[]> {
  const rows = await db
    .selectDistinct({ flashcardId: setCards.flashcardId, authorId: setCards.userId })
    .from(teamSets)
    .innerJoin(sets, isSetThere())
    .innerJoin(users, isAuthorThere())
    .innerJoin(
      setCards,
      and(
        eq(setCards.userId, teamSets.userId),
        eq(setCards.setId, teamSets.setId),
        sql`${setCards.flashcardId} = any(${toIdArray(flashcardIds)})`,
      ),
    )
    .where(and(eq(teamSets.teamId, team), ne(teamSets.userId, owner), isPresentMember(db)));
  return rows.map(({ flashcardId, authorId }) => ({
    flashcardId,
    authorId: toOwnerId(authorId),
    isDeleted: false,
  }));
}
