import type { CardKey, QueuedCard, Studying } from '@scholar/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isOneOf } from '../../batches';
import type { Database } from '../../database';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { cardRow, documentOfCard, isDocumentOfCard, toFlashcard } from '../cards/flashcard-rows';
import { handlingRow, memoryRow, toCardMemory, toIso } from './memory-rows';
import { isInStudySet } from './study-access';

/** What stands on cards, with the newest set each is in. */
export async function readQueuedCards(
  db: Database,
  studying: Studying,
  cards: CardKey[],
): Promise<QueuedCard[]> {
  const keys = cards.map(({ authorId, flashcardId }) => ({ userId: authorId, id: flashcardId }));
  const place = db
    .select({ setId: sets.id, title: sets.title })
    .from(setCards)
    .innerJoin(sets, and(eq(sets.userId, setCards.userId), eq(sets.id, setCards.setId)))
    .where(
      and(
        eq(setCards.userId, flashcards.userId),
        eq(setCards.flashcardId, flashcards.id),
        isInStudySet(db, studying),
      ),
    )
    .orderBy(desc(sets.id))
    .limit(1)
    .as('place');
  const rows = await db
    .select({
      card: cardRow,
      document: documentOfCard,
      memory: memoryRow,
      handling: handlingRow,
      setId: place.setId,
      setTitle: place.title,
    })
    .from(flashcards)
    .innerJoinLateral(place, sql`true`)
    .leftJoin(
      cardMemory,
      and(eq(cardMemory.userId, studying.owner), eq(cardMemory.flashcardId, flashcards.id)),
    )
    // What the cards of others were made from is theirs alone.
    .leftJoin(documents, and(eq(flashcards.userId, studying.owner), isDocumentOfCard()))
    .where(and(isOneOf(flashcards.userId, flashcards.id, keys), isNull(flashcards.deletedAt)));
  return rows.map(({ card, document, memory, handling, setId, setTitle }) => ({
    ...toFlashcard(card, document),
    quizId: setId,
    setTitle,
    kept: memory &&
      handling && {
        memory: toCardMemory(memory),
        ...handling,
        buriedUntil: toIso(handling.buriedUntil),
      },
  }));
}
