import { type ExamMemory, type Studying, toOwnerId } from '@scholar/domain';
import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { examSets } from '../../tables/exams.table';
import { isLeech } from '../../tables/leech';
import { cardMemory } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { isPresentMember } from '../cards/cards-of-set';
import { isInStudySet } from './study-access';

/** Exam, card and author; stability, difficulty, day of the last and of the first answer, where there are any. */
type Row = [number, number, number, number | null, number | null, number | null, number | null];

/** Suspended, or set aside as a leech. */
const IS_LEFT_OUT = sql`(coalesce(${cardMemory.isSuspended}, false)
  or coalesce(${isLeech(cardMemory)}, false))`;

/** Each card once for each exam, where its first set has it. */
export async function listExamCards(
  db: Database,
  studying: Studying,
  examIds: number[],
): Promise<ExamMemory[]> {
  // As one text: thousands of rows with a name for each value take the driver longer than the database.
  const { rows } = await db.execute(sql`select coalesce(json_agg(json_build_array(
      ${examSets.examId}, ${setCards.flashcardId}, ${setCards.userId}, ${cardMemory.stability},
      ${cardMemory.difficulty}, ${cardMemory.reviewedDay}, ${cardMemory.firstDay})
      order by ${examSets.examId}, ${examSets.position}, ${setCards.position}, ${setCards.flashcardId}), '[]') as cards
    from ${examSets}
    join ${setCards} on ${and(eq(setCards.userId, examSets.authorId), eq(setCards.setId, examSets.setId))}
    left join ${cardMemory} on ${and(
      eq(cardMemory.userId, studying.owner),
      eq(cardMemory.flashcardId, setCards.flashcardId),
    )}
    where ${and(
      eq(examSets.userId, studying.owner),
      sql`${examSets.examId} = any(${toIdArray(examIds)})`,
      isInStudySet(db, studying),
      isPresentMember(db),
      sql`not ${IS_LEFT_OUT}`,
    )}`);
  const [answer] = rows as { cards: Row[] }[];
  const found = new Map<string, ExamMemory>();
  for (const row of answer?.cards ?? []) {
    const card = toExamMemory(row);
    const place = `${card.examId}:${card.flashcardId}`;
    if (!found.has(place)) {
      found.set(place, card);
    }
  }
  return [...found.values()];
}

/** Of the exam's sets. */
export async function countLeftOut(
  db: Database,
  studying: Studying,
  examId: number,
): Promise<number> {
  const [counted] = await db
    .select({ cards: countDistinct(setCards.flashcardId) })
    .from(examSets)
    .innerJoin(
      setCards,
      and(eq(setCards.userId, examSets.authorId), eq(setCards.setId, examSets.setId)),
    )
    .innerJoin(
      cardMemory,
      and(eq(cardMemory.userId, studying.owner), eq(cardMemory.flashcardId, setCards.flashcardId)),
    )
    .where(
      and(
        eq(examSets.userId, studying.owner),
        eq(examSets.examId, examId),
        isInStudySet(db, studying),
        isPresentMember(db),
        IS_LEFT_OUT,
      ),
    );
  return counted?.cards ?? 0;
}

function toExamMemory(row: Row): ExamMemory {
  const [examId, flashcardId, author, stability, difficulty, reviewedDay, firstDay] = row;
  const memory =
    stability === null || difficulty === null
      ? null
      : { stability, difficulty, reviewedDay, firstDay };
  return { examId, flashcardId, authorId: toOwnerId(author), memory };
}
