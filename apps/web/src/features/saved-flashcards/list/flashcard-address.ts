import { FlashcardFilterSchema } from '@scholar/contract';
import type { ListAddress } from '../../../lib/address/list-address';

/** What narrows the list. A title that no document can have counts as not said. */
export function readFilters({ query, list }: { query: URLSearchParams; list: ListAddress }) {
  const title = query.get('document') ?? '';
  return {
    keyword: list.keyword.trim(),
    from: list.from,
    to: list.to,
    documentTitle: FlashcardFilterSchema.safeParse({ fieldName: title }).success ? title : '',
  };
}

/** Of the button that opens the card in its row. */
export function rowIdOf(flashcardId: number): string {
  return `flashcard-${flashcardId}`;
}

/** Of the screen, where the keyboard goes on when no row is left. */
export const FRAME_ID = 'saved-flashcards';
