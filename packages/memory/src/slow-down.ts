import type { CardMemory } from './card-memory';
import { DAY_MS } from './days';
import { createMemoryModel } from './exam/memory-model';
import { type NextIntervals, WISHED_RETENTION } from './scheduler';

/** Share of slowed-down cards that is to be remembered when they are due. */
export const SLOW_RETENTION = 0.8;

const GENERAL = createMemoryModel();

/** How many times longer a slowed-down card waits. It has one value for all cards: recall falls along one curve. */
export function findStretch(weights: readonly number[] | null = null): number {
  const model = weights ? createMemoryModel(weights) : GENERAL;
  return model.daysUntil(SLOW_RETENTION, 1) / model.daysUntil(WISHED_RETENTION, 1);
}

/** When a card comes whose intervals are that many times as long; steps of learning stay as they are. */
export function stretchDue(
  { state, due, reviewedAt }: Pick<CardMemory, 'state' | 'due' | 'reviewedAt'>,
  stretch: number,
): string | null {
  if (state !== 'review' || due === null || reviewedAt === null) {
    return due;
  }
  const days = Math.round(((Date.parse(due) - Date.parse(reviewedAt)) / DAY_MS) * stretch);
  return new Date(Date.parse(reviewedAt) + days * DAY_MS).toISOString();
}

/** The same of what the buttons promise: whole days are stretched, minutes are steps of learning. */
export function stretchIntervals(next: NextIntervals, stretch: number): NextIntervals {
  const daySeconds = DAY_MS / 1000;
  const toSlow = (seconds: number) =>
    seconds < daySeconds ? seconds : Math.round((seconds / daySeconds) * stretch) * daySeconds;
  return {
    again: toSlow(next.again),
    hard: toSlow(next.hard),
    good: toSlow(next.good),
    easy: toSlow(next.easy),
  };
}
