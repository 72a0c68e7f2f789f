import { type ExamMemory, type Studying, toOwnerId } from '@scholar/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { toIdArray } from '../list-terms';
import { examSets } from '../tables/exams.table';
import { cardMemory } from '../tables/memory.table';
import { setCards } from '../tables/sets.table';
import { isPresentMember } from './cards-of-set';
import { isInStudySet } from './study-access';

/** Each card once for each exam, where its first set has it. */
export async function listExamCards(
  db: Database,
  studying: Studying,
  examIds: number[],
): Promise<ExamMemory[]> {
  const rows = await db
    .select({
      examId: examSets.examId,
      flashcardId: setCards.flashcardId,
      authorId: setCards.userId,
      memory: {
        stability: cardMemory.stability,
        difficulty: cardMemory.difficulty,
        reviewedDay: cardMemory.reviewedDay,
        firstDay: cardMemory.firstDay,
      },
    })
    .from(examSets)
    .innerJoin(
      setCards,
      and(eq(setCards.userId, examSets.authorId), eq(setCards.setId, examSets.setId)),
    )
    .leftJoin(
      cardMemory,
      and(eq(cardMemory.userId, studying.owner), eq(cardMemory.flashcardId, setCards.flashcardId)),
    )
    .where(
      and(
        eq(examSets.userId, studying.owner),
        sql`${examSets.examId} = any(${toIdArray(examIds)})`,
        isInStudySet(db, studying),
        isPresentMember(db),
        sql`not coalesce(${cardMemory.isSuspended}, false)`,
        sql`coalesce(${cardMemory.lapses} - ${cardMemory.forgivenLapses}, 0) < 8`,
      ),
    )
    .orderBy(
      asc(examSets.examId),
      asc(examSets.position),
      asc(setCards.position),
      asc(setCards.flashcardId),
    );
  const seen = new Set<string>();
  return rows.flatMap(({ authorId, ...card }) => {
    const place = `${card.examId}:${card.flashcardId}`;
    if (seen.has(place)) {
      return [];
    }
    seen.add(place);
    return [{ ...card, authorId: toOwnerId(authorId) }];
  });
}
