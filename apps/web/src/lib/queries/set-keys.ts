/** Sets in the query cache: whoever changes a card makes them old. */
export const SETS_KEY = ['quizzes'] as const;
