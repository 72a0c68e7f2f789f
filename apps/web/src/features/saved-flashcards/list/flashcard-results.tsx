import { CARDS_PER_CALL, type Flashcard, type SortOf } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Highlighter from 'lucide-react/icons/highlighter';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { useOpening } from '../../../ui/dialogs/use-opening';
import { useAddToSetAction } from '../../library/public';
import { useExportDialog } from '../../exports/public';
import {
  findNeighbour,
  type ListAddress,
  ListEmpty,
  ListResults,
  SelectionBar,
  useListPage,
  useSelection,
} from '../../lists/public';
import { TagCardsDialog, tagsTexts } from '../../tags/public';
import { SortSelect } from '../../../ui/lists/sort-select';
import { EditCardDialog } from '../edit/edit-card-dialog';
import { FlashcardFilters } from './flashcard-filters';
import { flashcardQueries } from '../flashcards.queries';
import { FRAME_ID, readFilters, rowIdOf } from './flashcard-address';
import { FlashcardRows, FlashcardRowsSkeleton } from './flashcard-rows';
import { useDeleteCards } from './use-delete-cards';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

const NO_FILTERS = { keyword: null, from: null, to: null, document: null, tag: null };

export function FlashcardResults({ address }: { address: ListAddress<SortOf<'flashcards'>> }) {
  const { list: texts, empty, selection: chosen } = useTexts(savedFlashcardsTexts);
  const { many } = useTexts(tagsTexts);
  const filters = readFilters(address);
  const query = useQuery(flashcardQueries.list(useApi(), { ...address.list, ...filters }));
  const list = useListPage(query, address, ({ items }) => items);
  const selection = useSelection(JSON.stringify(filters), CARDS_PER_CALL);
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
  const adding = useAddToSetAction(() => [...selection.ids]);
  const tagging = useOpening<number[]>(({ about, ...rest }) => (
    <TagCardsDialog flashcardIds={about} {...rest} />
  ));
  const [opened, setOpened] = useState<{ card: Flashcard; opening: number; isOpen: boolean }>();
  useScrollMemory(list.isReady);

  const listChosen = () => [...selection.ids];

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
      <FlashcardFilters address={address} total={list.total} />
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
              label={chosen.label}
              onPage={items.map(({ flashcardId }) => flashcardId)}
              total={chosen.total(totalItems)}
              selection={selection}
              sorting={totalItems > 1 && <SortSelect {...address.sorting} />}
              actions={[
                adding.action,
                { label: many.action, icon: <Tag />, onSelect: () => tagging.open(listChosen()) },
                {
                  label: chosen.export,
                  icon: <Download />,
                  onSelect: () => exporting.open({ kind: 'cards', flashcardIds: listChosen() }),
                },
                {
                  label: chosen.remove,
                  icon: <Trash2 />,
                  onSelect: () => deletion.ask(listChosen()),
                  isDanger: true,
                },
              ]}
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
      {adding.dialog}
      {tagging.dialog}
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
