import type { Flashcard } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Highlighter from 'lucide-react/icons/highlighter';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { useExportDialog } from '../../exports/public';
import {
  findNeighbour,
  type ListAddress,
  ListEmpty,
  ListResults,
  useListPage,
} from '../../lists/public';
import { EditCardDialog } from '../edit/edit-card-dialog';
import { flashcardQueries } from '../flashcards.queries';
import { FRAME_ID, readFilters, rowIdOf } from './flashcard-address';
import { FlashcardRows, FlashcardRowsSkeleton } from './flashcard-rows';
import { SelectionBar, useSelection } from './selection-bar';
import { useDeleteCards } from './use-delete-cards';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

const NO_FILTERS = { keyword: null, from: null, to: null, document: null };

export function FlashcardResults({ address }: { address: ListAddress }) {
  const { list: texts, empty } = useTexts(savedFlashcardsTexts);
  const filters = readFilters(address);
  const query = useQuery(flashcardQueries.list(useApi(), { ...address.list, ...filters }));
  const list = useListPage(query, address, ({ items }) => items);
  const selection = useSelection(JSON.stringify(filters));
  const deletion = useDeleteCards({
    onRemoved: (flashcardIds) => selection.set(flashcardIds, false),
    findNext: (flashcardIds) =>
      findNeighbour(
        query.data?.items ?? [],
        ({ flashcardId }) => flashcardIds.includes(flashcardId),
        ({ flashcardId }) => rowIdOf(flashcardId),
      ) ?? document.getElementById(FRAME_ID),
  });
  const exporting = useExportDialog();
  const [opened, setOpened] = useState<{ card: Flashcard; opening: number; isOpen: boolean }>();
  useScrollMemory(list.isReady);

  function handleOpen(card: Flashcard) {
    setOpened((last) => ({ card, opening: (last?.opening ?? 0) + 1, isOpen: true }));
  }

  function handleClear() {
    address.choose(NO_FILTERS);
    // The pressed button has disappeared, so the focus needs a new place.
    document.getElementById(FRAME_ID)?.focus();
  }

  return (
    <>
      <ListResults
        list={list}
        address={address}
        skeleton={<FlashcardRowsSkeleton count={list.skeletonCount} />}
        empty={
          <ListEmpty
            texts={empty}
            keyword={filters.keyword}
            isFiltered={Object.values(filters).some(Boolean)}
            onClear={handleClear}
            firstAction={
              <ButtonLink to="/flashcards" variant="secondary" icon={<Highlighter />}>
                {texts.generate}
              </ButtonLink>
            }
          />
        }
        found={texts.found}
      >
        {({ items, totalItems }, isOld) => (
          <>
            <SelectionBar
              cards={items}
              total={totalItems}
              selection={selection}
              onExport={(flashcardIds) => exporting.open({ kind: 'cards', flashcardIds })}
              onRemove={deletion.ask}
            />
            <FlashcardRows
              cards={items}
              isBusy={isOld}
              selection={selection}
              onOpen={handleOpen}
              onRemove={(flashcardId) => deletion.ask([flashcardId])}
            />
          </>
        )}
      </ListResults>
      {exporting.dialog}
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
