import { findField, IdParamSchema, type Field } from '@scholar/contract';

/** Which document stands open: one that is saved, one that is being written, or none. */
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
