import { NEW_CARD, type CardMemory } from './card-memory';
import type { Scheduler } from './scheduler';
import type { Answer } from './what-counts';

export type LoggedAnswer = Answer & { reviewId: string };
export type Undo = { undoes: string };
export type LogEntry = LoggedAnswer | Undo;

/** Where an answer stands in the log: by time, then by id, so that every device sorts alike. */
export type Place = Pick<LoggedAnswer, 'answeredAt' | 'reviewId'>;
/** What is kept of a card, and the answer it goes up to. */
export type Remembered = { memory: CardMemory; last: Place | null };

export const NOTHING_REMEMBERED: Readonly<Remembered> = { memory: NEW_CARD, last: null };

/** The memory of a card is a function of its log, in whatever order and however often entries came in. */
export function rebuild(
  scheduler: Scheduler,
  cardId: number,
  entries: readonly LogEntry[],
): Remembered {
  return listAnswers(entries).reduce<Remembered>(
    (known, answer) => append(scheduler, cardId, known, answer),
    NOTHING_REMEMBERED,
  );
}

/** Each answer once, oldest first, without those that were taken back. */
export function listAnswers(entries: readonly LogEntry[]): LoggedAnswer[] {
  const undone = new Set(entries.flatMap((entry) => ('undoes' in entry ? entry.undoes : [])));
  const answers = new Map<string, LoggedAnswer>();
  for (const entry of entries) {
    if (!('undoes' in entry) && !undone.has(entry.reviewId) && !answers.has(entry.reviewId)) {
      answers.set(entry.reviewId, entry);
    }
  }
  return [...answers.values()].toSorted(comparePlaces);
}

/** Goes on from what is known. Only for answers that `belongsAfter` what is known. */
export function append(
  scheduler: Scheduler,
  cardId: number,
  { memory }: Remembered,
  answer: LoggedAnswer,
): Remembered {
  return {
    memory: scheduler.answer(cardId, memory, answer),
    last: { answeredAt: answer.answeredAt, reviewId: answer.reviewId },
  };
}

/** A late answer belongs between others: then the card has to be rebuilt. */
export function belongsAfter(last: Place | null, answer: Place): boolean {
  return last === null || comparePlaces(last, answer) < 0;
}

export function comparePlaces(left: Place, right: Place): number {
  return (
    compareTexts(left.answeredAt, right.answeredAt) || compareTexts(left.reviewId, right.reviewId)
  );
}

function compareTexts(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}
