import type { CardMemory } from '@scholar/contract';
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

export function toIso(instant: Date | null): string | null {
  return instant && instant.toISOString();
}
