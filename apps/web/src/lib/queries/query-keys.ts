/** Saved flashcards in the query cache: whoever changes a document makes them old. */
export const FLASHCARDS_KEY = ['flashcards'] as const;

/** Statistics and activity in the query cache: whoever reports study time makes them old. */
export const REPORTS_KEY = ['reports'] as const;

/** Sets in the query cache: whoever changes a card makes them old. */
export const SETS_KEY = ['sets'] as const;
