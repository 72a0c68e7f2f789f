/** Addresses that several screens link to. */
export function studyPath(quizId: number): string {
  return `/study-quiz?set=${quizId}`;
}

export function documentPath(documentId: number): string {
  return `/saved-documents?document=${documentId}`;
}
