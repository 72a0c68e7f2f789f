import type { CardMemory } from '../card-memory';
import { dayOf } from '../days';
import { type Answer, ratingThatCounts } from '../what-counts';

/** Whether an answer tells what was remembered: the first of a day to a card in review, and one that counts. */
export function showsRecall(memory: CardMemory, answer: Answer): boolean {
  return (
    memory.state === 'review' &&
    memory.answeredDay !== dayOf(answer.answeredAt, answer.utcOffset) &&
    ratingThatCounts(memory, answer) !== undefined
  );
}
