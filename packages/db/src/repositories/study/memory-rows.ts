import type { CardMemory } from '@scholar/contract';
import { type KeptMemory, toOwnerId } from '@scholar/domain';
import { cardMemory } from '../../tables/memory.table';

export const memoryRow = {
  state: cardMemory.state,
  due: cardMemory.due,
  stability: cardMemory.stability,
  difficulty: cardMemory.difficulty,
  step: cardMemory.step,
  reps: cardMemory.reps,
  lapses: cardMemory.lapses,
  reviewedAt: cardMemory.reviewedAt,
  reviewedDay: cardMemory.reviewedDay,
  firstDay: cardMemory.firstDay,
  answeredDay: cardMemory.answeredDay,
};
export const handlingRow = {
  isSuspended: cardMemory.isSuspended,
  isFlagged: cardMemory.isFlagged,
  buriedUntil: cardMemory.buriedUntil,
  forgivenLapses: cardMemory.forgivenLapses,
};

/** All that is kept of a card. */
export const keptRow = {
  ...memoryRow,
  ...handlingRow,
  flashcardId: cardMemory.flashcardId,
  authorId: cardMemory.authorId,
  lastAnsweredAt: cardMemory.lastAnsweredAt,
  lastReviewId: cardMemory.lastReviewId,
};

type MemoryRow = Omit<CardMemory, 'due' | 'reviewedAt'> & {
  due: Date | null;
  reviewedAt: Date | null;
};

export function toCardMemory(row: MemoryRow): CardMemory {
  return {
    state: row.state,
    due: toIso(row.due),
    stability: row.stability,
    difficulty: row.difficulty,
    step: row.step,
    reps: row.reps,
    lapses: row.lapses,
    reviewedAt: toIso(row.reviewedAt),
    reviewedDay: row.reviewedDay,
    firstDay: row.firstDay,
    answeredDay: row.answeredDay,
  };
}

type KeptRow = MemoryRow & {
  flashcardId: number;
  authorId: number;
  lastAnsweredAt: Date | null;
  lastReviewId: string | null;
  isSuspended: boolean;
  isFlagged: boolean;
  buriedUntil: Date | null;
  forgivenLapses: number;
};

export function toKept(row: KeptRow): KeptMemory {
  return {
    flashcardId: row.flashcardId,
    authorId: toOwnerId(row.authorId),
    memory: toCardMemory(row),
    last:
      row.lastAnsweredAt && row.lastReviewId
        ? { answeredAt: row.lastAnsweredAt.toISOString(), reviewId: row.lastReviewId }
        : null,
    isSuspended: row.isSuspended,
    isFlagged: row.isFlagged,
    buriedUntil: toIso(row.buriedUntil),
    forgivenLapses: row.forgivenLapses,
  };
}

export function toIso(instant: Date | null): string | null {
  return instant && instant.toISOString();
}
