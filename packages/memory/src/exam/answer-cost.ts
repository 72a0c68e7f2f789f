/**
 * How long a card takes, in answers: a new one is looked at and repeated after 1 and 10 minutes, a
 * forgotten one is read again and repeated.
 */
export const NEW_CARD_ANSWERS = 3.25;
/** Of a review in the middle of a plan. */
export const REVIEW_ANSWERS = 1.5;
const REMEMBERED_ANSWERS = 1;
const FORGOTTEN_ANSWERS = 3.5;
/** How many new cards are known at the first look, where nothing else is known. */
export const KNOWN_AT_FIRST = 0.72;

/** What a review is expected to take. */
export function expectAnswers(recall: number): number {
  return recall * REMEMBERED_ANSWERS + (1 - recall) * FORGOTTEN_ANSWERS;
}
