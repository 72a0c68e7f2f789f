import type { StudyQueue } from './study-queue';

/** What is left of the day's share, by what it takes. */
export function countLeft({ cards, unlisted }: StudyQueue) {
  const count = (...states: string[]) => cards.filter(({ state }) => states.includes(state)).length;
  return {
    cards: cards.length + unlisted,
    due: count('review') + unlisted,
    new: count('new'),
    learning: count('learning', 'relearning'),
  };
}

/** Cards of this sitting that do not come again today. */
export function countDone({ cards, answered }: StudyQueue): number {
  const left = new Set(cards.map(({ flashcardId }) => flashcardId));
  return new Set(answered.map(({ before }) => before.flashcardId).filter((id) => !left.has(id)))
    .size;
}
