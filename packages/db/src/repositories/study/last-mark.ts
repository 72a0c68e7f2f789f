import type { OwnerId } from '@scholar/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { studyMarks } from '../../tables/marks.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';

const isAnsweredSince = sql`coalesce(${cardMemory.state} in ('review', 'relearning')
  and ${cardMemory.reviewedAt} > coalesce(${studyMarks.markedAt}, '-infinity'), false)`;

/**
 * What the last thing says that was done with a card of `setCards`: whether it was marked, or remembered or forgotten
 * when it was asked. Null where nothing was. Needs the joins below.
 */
export const lastMark = {
  mark: sql<'studied' | 'studying' | null>`case when ${isAnsweredSince}
    then case ${cardMemory.state} when 'review' then 'studied' else 'studying' end
    else ${studyMarks.mark} end`,
  markedAt: sql`case when ${isAnsweredSince}
    then ${cardMemory.reviewedAt} else ${studyMarks.markedAt} end`,
};

export function isMarkOf(owner: OwnerId): SQL | undefined {
  return and(
    eq(studyMarks.userId, owner),
    eq(studyMarks.setId, setCards.setId),
    eq(studyMarks.flashcardId, setCards.flashcardId),
  );
}

export function isMemoryOf(owner: OwnerId): SQL | undefined {
  return and(eq(cardMemory.userId, owner), eq(cardMemory.flashcardId, setCards.flashcardId));
}
