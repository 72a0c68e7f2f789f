import type { Flashcard } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { EditCardDialog } from '../edit/edit-card-dialog';
import { FRAME_ID, readFilters, rowIdOf } from './flashcard-address';
import { FlashcardPageView } from './flashcard-page-view';
import { FlashcardRowsSkeleton } from './flashcard-rows';
import { flashcardQueries } from '../flashcards.queries';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import styles from '../../../ui/lists/list-page.module.css';
import { useDeleteCards } from './use-delete-cards';
import { useSelection } from './use-selection';

const MOST_SKELETONS = 10;

export function FlashcardResults({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(savedFlashcardsTexts).list;
  const { list, replace } = address;
  const filters = readFilters(address);
  const query = useQuery(flashcardQueries.list(useApi(), { ...list, ...filters }));
  const { data } = query;
  const selection = useSelection(JSON.stringify(filters));
  const deletion = useDeleteCards({
    onRemoved: (flashcardIds) => selection.set(flashcardIds, false),
    findNext: (flashcardIds) => findNeighbour(data?.items ?? [], new Set(flashcardIds)),
  });
  const [opened, setOpened] = useState<{ card: Flashcard; opening: number; isOpen: boolean }>();
  useScrollMemory(data !== undefined);

  // The last row of the last page was deleted, or the address is older than the list.
  const lastPage = data && !query.isPlaceholderData ? Math.max(data.totalPages, 1) - 1 : Infinity;
  const isBeyond = list.page > lastPage;
  useEffect(() => {
    if (isBeyond) {
      replace({ page: lastPage });
    }
  });

  function handleOpen(card: Flashcard) {
    setOpened((last) => ({ card, opening: (last?.opening ?? 0) + 1, isOpen: true }));
  }

  // An empty list that is being asked for again does not yet know that it is empty.
  const isComing = isBeyond || (query.isFetching && !data?.items.length);
  return (
    <>
      {query.isError && (
        <div className={data ? undefined : styles.sheet}>
          <LoadFailed onRetry={() => void query.refetch()} />
        </div>
      )}
      {isComing && <FlashcardRowsSkeleton count={Math.min(list.size, MOST_SKELETONS)} />}
      {data && !isComing && (
        <FlashcardPageView
          address={address}
          page={data}
          isOld={query.isPlaceholderData}
          selection={selection}
          onOpen={handleOpen}
          onRemove={deletion.ask}
        />
      )}
      <p role="status" className="visually-hidden">
        {data && !isComing && !query.isPlaceholderData && texts.found(data.totalItems)}
      </p>
      {deletion.dialog}
      {opened && (
        <EditCardDialog
          key={opened.opening}
          card={opened.card}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  );
}

/** The row that stays below the last one that goes, else the nearest above; else the screen. */
function findNeighbour(cards: Flashcard[], removed: ReadonlySet<number>): HTMLElement | null {
  const last = cards.findLastIndex(({ flashcardId }) => removed.has(flashcardId));
  const stays = ({ flashcardId }: Flashcard) => !removed.has(flashcardId);
  const neighbour = cards.slice(last + 1).find(stays) ?? cards.findLast(stays);
  return document.getElementById(neighbour ? rowIdOf(neighbour.flashcardId) : FRAME_ID);
}
