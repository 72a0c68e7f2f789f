export function flashcardsOf(documentId: number): string {
  return `/flashcards?document=${documentId}`;
}

/** Of the link in its row. */
export function rowIdOf(documentId: number): string {
  return `document-${documentId}`;
}
