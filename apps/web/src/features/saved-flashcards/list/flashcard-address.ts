import { FlashcardFilterSchema, TagSchema } from '@scholar/contract';
import type { ListAddress } from '../../../lib/address/list-address';

/** The filters of the list. A title or tag that nothing can have is ignored. */
export function readFilters({ query, list }: { query: URLSearchParams; list: ListAddress }) {
  const title = query.get('document') ?? '';
  const tag = query.get('tag') ?? '';
  return {
    keyword: list.keyword.trim(),
    from: list.from,
    to: list.to,
    documentTitle: FlashcardFilterSchema.safeParse({ fieldName: title }).success ? title : '',
    tag: TagSchema.safeParse(tag).success ? tag : '',
  };
}

/** The element id of the button that opens a card. */
export function rowIdOf(flashcardId: number): string {
  return `flashcard-${flashcardId}`;
}

/** The element id of the screen, which takes the focus when no row is left. */
export const FRAME_ID = 'saved-flashcards';
