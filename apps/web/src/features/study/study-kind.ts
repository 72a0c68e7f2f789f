/** Both screens have the same views; they differ in their name and in where a test leads back to. */
export type StudyKind = 'cards' | 'quiz';
