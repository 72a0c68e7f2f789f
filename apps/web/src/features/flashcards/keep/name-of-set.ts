import type { Batch } from '../cards/batch';
import { toTitle } from './draft-document';

/** What a set of these cards would be called: as their document, or as the file they came from. */
export function nameOf({ documentTitle, origin }: Batch): string {
  return documentTitle ?? (origin?.file ? toTitle(origin.file.name) : '');
}
