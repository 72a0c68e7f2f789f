/** Saved flashcards in the query cache: whoever changes a document makes them old. */
export const FLASHCARDS_KEY = ['flashcards'] as const;
