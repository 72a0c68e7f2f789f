import { NEW_CARD, type CardMemory, type Rating } from '../card-memory';
import { dayOf } from '../days';
import { listAnswers, type LogEntry } from '../log';
import type { Scheduler } from '../scheduler';
import { ratingThatCounts } from '../what-counts';

/** An answer that moved the schedule: on which of the student's days, and when, in milliseconds. */
export type CountedAnswer = { rating: Rating; day: number; at: number };
/** Those of one card, oldest first. */
export type History = readonly CountedAnswer[];

/** Which answers counted follows from the schedule, so it has to be the one the student had. */
export function listCounted(
  scheduler: Scheduler,
  cardId: number,
  entries: readonly LogEntry[],
): CountedAnswer[] {
  let memory: CardMemory = NEW_CARD;
  return listAnswers(entries).flatMap((answer) => {
    const rating = ratingThatCounts(memory, answer);
    memory = scheduler.answer(cardId, memory, answer);
    const { answeredAt, utcOffset } = answer;
    return rating
      ? [{ rating, day: dayOf(answeredAt, utcOffset), at: Date.parse(answeredAt) }]
      : [];
  });
}

/** Days since the answer before. Who travels west may answer on an earlier day: then none have passed. */
export function daysBetween(before: CountedAnswer | undefined, answer: CountedAnswer): number {
  return before ? Math.max(0, answer.day - before.day) : 0;
}
