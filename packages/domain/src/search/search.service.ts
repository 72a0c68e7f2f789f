import type { SearchHits } from '@scholar/contract';
import type { DocumentsRepository } from '../documents/documents.ports';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { SetsRepository } from '../sets/sets.ports';
import type { OwnerId } from '../shared/owner-id';

/** Of each kind: who wants more has the lists. */
const HITS = { index: 0, size: 5 };

export type SearchService = ReturnType<typeof createSearchService>;

/** One look through everything a student has. */
export function createSearchService({
  store,
}: {
  store: {
    documents: Pick<DocumentsRepository, 'list'>;
    sets: Pick<SetsRepository, 'list'>;
    flashcards: Pick<FlashcardsRepository, 'list'>;
  };
}) {
  return {
    async find(owner: OwnerId, keyword: string): Promise<SearchHits> {
      const dates = { from: undefined, to: undefined };
      const [{ documents }, { sets }, { items }] = await Promise.all([
        store.documents.list(
          owner,
          { keyword, dateFrom: undefined, dateTo: undefined, field: undefined },
          HITS,
        ),
        store.sets.list(owner, { keyword, ...dates }, HITS),
        store.flashcards.list(owner, { keyword, ...dates, fieldName: undefined }, HITS),
      ]);
      return { documents, sets, cards: items };
    },
  };
}
