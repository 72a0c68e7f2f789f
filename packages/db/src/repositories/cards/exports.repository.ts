import type { PastReview } from '@scholar/contract';
import type { ExportsRepository, OwnerId } from '@scholar/domain';
import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { flashcards } from '../../tables/flashcards.table';
import { cardMemory, reviews } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { memoryRow, toCardMemory } from '../study/memory-rows';
import { mediaOfCard } from './card-media';

export function createExportsRepository(db: Database): ExportsRepository {
  return {
    async listSets(owner, setIds) {
      return db
        .select({
          quizId: sets.id,
          title: sets.title,
          flashcardIds: sql<
            number[]
          >`coalesce(json_agg(${flashcards.id} order by ${setCards.position})
            filter (where ${flashcards.id} is not null), '[]')`,
        })
        .from(sets)
        .leftJoin(setCards, and(eq(setCards.userId, sets.userId), eq(setCards.setId, sets.id)))
        .leftJoin(
          flashcards,
          and(
            eq(flashcards.userId, setCards.userId),
            eq(flashcards.id, setCards.flashcardId),
            isNull(flashcards.deletedAt),
          ),
        )
        .where(
          and(
            eq(sets.userId, owner),
            isNull(sets.deletedAt),
            setIds && sql`${sets.id} = any(${toIdArray(setIds)})`,
          ),
        )
        .groupBy(sets.id, sets.title, sets.createdDate)
        .orderBy(sets.createdDate, sets.id);
    },

    async listLooseCards(owner) {
      const inSet = db
        .select({ one: sql`1` })
        .from(setCards)
        .innerJoin(
          sets,
          and(
            eq(sets.userId, setCards.userId),
            eq(sets.id, setCards.setId),
            isNull(sets.deletedAt),
          ),
        )
        .where(and(eq(setCards.userId, owner), eq(setCards.flashcardId, flashcards.id)));
      const rows = await db
        .select({ id: flashcards.id })
        .from(flashcards)
        .where(and(eq(flashcards.userId, owner), isNull(flashcards.deletedAt), notExists(inSet)))
        .orderBy(flashcards.id);
      return rows.map(({ id }) => id);
    },

    async readCards(owner, flashcardIds, reviewsMax) {
      const [cards, answers] = await Promise.all([
        readCards(db, owner, flashcardIds),
        readAnswers(db, owner, flashcardIds, reviewsMax),
      ]);
      return cards.map(({ memory, media, ...card }) => ({
        ...card,
        ...(media && { media }),
        memory: memory && toCardMemory(memory),
        reviews: answers.get(card.flashcardId) ?? [],
      }));
    },
  };
}

function readCards(db: Database, owner: OwnerId, flashcardIds: number[]) {
  return db
    .select({
      flashcardId: flashcards.id,
      question: flashcards.question,
      answer: flashcards.answer,
      kind: flashcards.kind,
      note: flashcards.note,
      tags: flashcards.tags,
      original: flashcards.original,
      media: mediaOfCard,
      memory: memoryRow,
    })
    .from(flashcards)
    .leftJoin(
      cardMemory,
      and(eq(cardMemory.userId, owner), eq(cardMemory.flashcardId, flashcards.id)),
    )
    .where(
      and(
        eq(flashcards.userId, owner),
        isNull(flashcards.deletedAt),
        isAmong(flashcards.id, flashcardIds),
      ),
    );
}

/** By card, oldest first. */
async function readAnswers(
  db: Database,
  owner: OwnerId,
  flashcardIds: number[],
  reviewsMax: number,
): Promise<Map<number, PastReview[]>> {
  const { rows } = await db.execute<PastReview & { flashcardId: number }>(sql`
    select flashcard_id as "flashcardId", rating, milliseconds,
      to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "answeredAt"
    from (select ${reviews}.*, row_number() over (partition by flashcard_id
        order by answered_at desc, review_id desc) as age
      from ${reviews}
      where user_id = ${owner} and undoes is null and ${isAmong(reviews.flashcardId, flashcardIds)}
        and not exists (select 1 from ${reviews} undo
          where undo.user_id = ${owner} and undo.undoes = ${reviews}.review_id)) answer
    where age <= ${reviewsMax} order by flashcard_id, age desc`);
  return rows.reduce((answers, { flashcardId, ...answer }) => {
    const ofCard = answers.get(flashcardId) ?? [];
    ofCard.push(answer);
    return answers.set(flashcardId, ofCard);
  }, new Map<number, PastReview[]>());
}

function isAmong(column: typeof flashcards.id | typeof reviews.flashcardId, ids: number[]): SQL {
  return sql`${column} = any(${toIdArray(ids)})`;
}
