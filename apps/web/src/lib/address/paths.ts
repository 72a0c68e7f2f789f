/** Addresses that several screens link to. */
export function studyPath(setId: number): string {
  return `/study-quiz?set=${setId}`;
}

export function documentPath(documentId: number): string {
  return `/saved-documents?document=${documentId}`;
}
