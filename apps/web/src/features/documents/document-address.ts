import { findField, IdParamSchema, type Field } from '@scholar/contract';

/** The open document: a saved one, a new one or none. */
export type Opened = number | 'new' | undefined;

export function readOpened(query: URLSearchParams): Opened {
  const opened = query.get('document');
  const id = IdParamSchema.safeParse(opened);
  if (id.success) {
    return id.data;
  }
  return opened === 'new' ? 'new' : undefined;
}

/** The passage to open it at, counted in the text that its cards cite. */
export function readPassage(query: URLSearchParams): { start: number; end: number } | undefined {
  const [, start, end] = /^(\d{1,7})-(\d{1,7})$/.exec(query.get('passage') ?? '') ?? [];
  return start !== undefined && Number(start) < Number(end)
    ? { start: Number(start), end: Number(end) }
    : undefined;
}

export function readField(query: URLSearchParams): Field | '' {
  return findField(query.get('field') ?? '') ?? '';
}

export function flashcardsOf(documentId: number): string {
  return `/flashcards?document=${documentId}`;
}

/** The id of the link in the row of a document. */
export function rowIdOf(documentId: number): string {
  return `document-${documentId}`;
}
