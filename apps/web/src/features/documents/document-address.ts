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
