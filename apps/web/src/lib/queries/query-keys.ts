/** Saved documents in the query cache: whoever moves one makes them old. */
export const DOCUMENTS_KEY = ['documents'] as const;

/** Saved flashcards in the query cache: whoever changes a document makes them old. */
export const FLASHCARDS_KEY = ['flashcards'] as const;

/** Statistics and activity in the query cache: whoever reports study time makes them old. */
export const REPORTS_KEY = ['reports'] as const;

/** Sets in the query cache: whoever changes a card makes them old. */
export const SETS_KEY = ['sets'] as const;
