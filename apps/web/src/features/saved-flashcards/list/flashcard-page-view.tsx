import type { Flashcard, FlashcardPage } from '@scholar/contract';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { Pager } from '../../../ui/lists/pager';
import { FRAME_ID, readFilters } from './flashcard-address';
import { FlashcardRows } from './flashcard-rows';
import { FlashcardsEmpty } from './flashcards-empty';
import styles from '../../../ui/lists/list-page.module.css';
import { SelectionBar } from './selection-bar';
import type { Selection } from './use-selection';

const NO_FILTERS = { keyword: null, from: null, to: null, document: null };

export function FlashcardPageView({
  address,
  page: { items, totalPages, totalItems },
  isOld,
  selection,
  onOpen,
  onRemove,
}: {
  address: ReturnType<typeof useListAddress>;
  page: FlashcardPage;
  isOld: boolean;
  selection: Selection;
  onOpen: (card: Flashcard) => void;
  onRemove: (flashcardIds: number[]) => void;
}) {
  function handleClear() {
    address.choose(NO_FILTERS);
    // The button that was pressed is gone.
    document.getElementById(FRAME_ID)?.focus();
  }

  if (items.length === 0) {
    const filters = readFilters(address);
    return (
      <div className={styles.sheet}>
        <FlashcardsEmpty
          keyword={filters.keyword}
          isFiltered={Object.values(filters).some(Boolean)}
          onClear={handleClear}
        />
      </div>
    );
  }
  return (
    <>
      <SelectionBar cards={items} total={totalItems} selection={selection} onRemove={onRemove} />
      <FlashcardRows
        cards={items}
        isBusy={isOld}
        selection={selection}
        onOpen={onOpen}
        onRemove={(flashcardId) => onRemove([flashcardId])}
      />
      <Pager {...address.pager} totalPages={totalPages} />
    </>
  );
}
