/** Marks a history entry that was opened from the list: the way back is then a step back. */
export const FROM_LIST = { isFromList: true };

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}

export function flashcardsOf(documentId: number): string {
  return `/flashcards?document=${documentId}`;
}

/** Of the link in its row. */
export function rowIdOf(documentId: number): string {
  return `document-${documentId}`;
}
