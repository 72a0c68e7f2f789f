/** Addresses that several screens link to. */
export function studyPath(setId: number): string {
  return `/study-quiz?set=${setId}`;
}

export function learnPath(setId: number): string {
  return `/learn?set=${setId}`;
}

export function writePath(setId: number): string {
  return `/write?set=${setId}`;
}

export function matchPath(setId: number): string {
  return `/match?set=${setId}`;
}

/** With a passage, the document opens there. */
export function documentPath(
  documentId: number,
  passage?: { start: number; end: number } | null,
): string {
  const place = passage ? `&passage=${passage.start}-${passage.end}` : '';
  return `/saved-documents?document=${documentId}${place}`;
}

export function setPath(setId: number): string {
  return `/set-creator?set=${setId}`;
}

/** Where cards are written by hand, into a new set or one that is there. */
export function newCardsPath(setId?: number): string {
  return setId === undefined ? '/new-cards' : `/new-cards?set=${setId}`;
}

export function examPath(examId: number): string {
  return `/exams?exam=${examId}`;
}

/** Most sets that are studied together: each is asked for on its own. */
export const TOGETHER_MAX = 20;

export function togetherPath(setIds: readonly number[], view?: 'test'): string {
  return `/study/together?sets=${setIds.join(',')}${view ? `&view=${view}` : ''}`;
}

/** The generator with a text of ours to try it with. */
export const SAMPLE_PATH = '/flashcards?sample=1';
