import { MANY_MAX } from '@scholar/contract';
import Plus from 'lucide-react/icons/plus';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SortSelect } from '../../../ui/lists/sort-select';
import { useDragToFolder } from '../../folders/public';
import { findNeighbour, ListResults, SelectionBar, useSelection } from '../../lists/public';
import { manySetsTexts } from '../many/many-sets.texts';
import { useManySets } from '../many/use-many-sets';
import { useDeleteSet } from '../open/use-delete-set';
import styles from '../set-creator.module.css';
import { rowIdOf } from '../set-links';
import { setsTexts } from '../sets.texts';
import { NoSetsFound, SetFilters, type SetListAddress, useSetPage } from './find-sets';
import { SetList, SetListSkeleton } from './set-list';

const FRAME = { list: styles.list, empty: styles.nothing, pager: styles.pager };

/** The student's sets, to be found, opened and deleted. */
export function SetsPanel({
  address,
  openId,
  onNewSet,
  onRemoved,
}: {
  address: SetListAddress;
  openId: number | undefined;
  onNewSet: () => void;
  onRemoved: (setId: number) => void;
}) {
  const { creator: texts, list: listTexts } = useTexts(setsTexts);
  const manyTexts = useTexts(manySetsTexts);
  const sets = useSetPage(address);
  const selection = useSelection(sets.scope, MANY_MAX);
  const many = useManySets({
    selection,
    onRemoved: (setIds) => setIds.forEach(onRemoved),
    onMerged: (setId) => address.go({ set: setId, page: null }),
  });
  const drag = useDragToFolder({
    toContent: (setId) => ({ quizIds: selection.with(setId) }),
    onMoved: selection.clear,
  });
  const deletion = useDeleteSet({
    onRemoved,
    findNext: (setId) =>
      findNeighbour(
        sets.page?.quizzes ?? [],
        (row) => row.quizId === setId,
        (row) => rowIdOf(row.quizId),
      ),
  });

  return (
    <section className={styles.sets} aria-label={texts.sets}>
      <div className={styles.filters}>
        <SetFilters address={address} total={sets.total} fit="panel" />
      </div>
      <ListResults
        list={sets}
        address={address}
        frame={FRAME}
        skeleton={<SetListSkeleton count={sets.skeletonCount} />}
        empty={
          sets.isFiltered ? (
            <NoSetsFound keyword={sets.keyword} onClear={sets.clearFilters} />
          ) : (
            <EmptyState
              title={texts.noSets}
              action={
                <Button variant="secondary" icon={<Plus />} onClick={onNewSet}>
                  {texts.newSet}
                </Button>
              }
            />
          )
        }
        found={listTexts.found}
      >
        {({ quizzes: rows, totalItems }, isOld) => (
          <>
            <SelectionBar
              fit="panel"
              label={manyTexts.label}
              onPage={rows.map(({ quizId }) => quizId)}
              total={listTexts.total(totalItems)}
              selection={selection}
              sorting={totalItems > 1 && <SortSelect {...address.sorting} />}
              actions={many.actions}
            />
            <SetList
              sets={rows}
              openId={openId}
              isBusy={isOld}
              selection={selection}
              dragOf={drag.dragOf}
              hrefOf={({ quizId: setId }) => address.hrefWith({ set: setId })}
              onRemove={deletion.ask}
            />
          </>
        )}
      </ListResults>
      {deletion.dialog}
      {many.dialogs}
      {drag.shelf}
    </section>
  );
}
