import type { StudyQueue } from './study-queue';

/** What is left of the day's share, by what it takes. */
export function countLeft({ cards, unlisted, answered }: StudyQueue) {
  const count = (...states: string[]) => cards.filter(({ state }) => states.includes(state)).length;
  const last = new Map(answered.map(({ before, review }) => [before.flashcardId, review.rating]));
  return {
    cards: cards.length + unlisted,
    /** Known in this sitting, and asked again before the day is over. */
    onceMore: cards.filter(({ flashcardId }) => (last.get(flashcardId) ?? 'again') !== 'again')
      .length,
    due: count('review') + unlisted,
    new: count('new'),
    learning: count('learning', 'relearning'),
  };
}

/** From 0 to 1. A card that comes once more is half done, so that a first pass is seen to move. */
export function shareDone(queue: StudyQueue): number {
  const left = countLeft(queue);
  const leftIds = new Set(queue.cards.map(({ flashcardId }) => flashcardId));
  const done = new Set(
    queue.answered.map(({ before }) => before.flashcardId).filter((id) => !leftIds.has(id)),
  ).size;
  const all = done + left.cards;
  return all > 0 ? (done + left.onceMore / 2) / all : 0;
}
