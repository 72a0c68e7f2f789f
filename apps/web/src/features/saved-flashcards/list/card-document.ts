import type { Flashcard } from '@scholar/contract';
import { truncate } from './truncate';

const TITLE_SHOWN = 50;
const FIELD_SHOWN = 20;

/** Title and field of the card's document, as long as a row has room for. */
export function toShortDocument(document: Flashcard['document'], none: string) {
  return {
    title: truncate(document?.title || none, TITLE_SHOWN),
    field: truncate(document?.field || none, FIELD_SHOWN),
  };
}
