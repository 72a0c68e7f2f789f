import type { SetWithCards } from '@scholar/contract';
import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { LoadedDraft } from '../../../lib/drafts/use-draft';
import { useTexts } from '../../../lib/i18n';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { LeaveDialog } from '../../../ui/editing/leave-dialog';
import { useOpening } from '../../../ui/dialogs/use-opening';
import { SetExamLine } from '../../exams/public';
import { useExportDialog } from '../../exports/public';
import { AddCardsDialog } from '../pick/add-cards-dialog';
import { byOrder, useCardOrder } from '../reorder/card-order';
import { PrintedSet, usePaper } from './printed-set';
import { RenameSetDialog } from './rename-set-dialog';
import { ReorderCards } from '../reorder/reorder-cards';
import { accessOf } from '../share/set-access';
import { SetCards } from '../cards/set-cards';
import { SetHead } from './set-head';
import { SetTools } from './set-tools';
import { setsTexts } from '../sets.texts';
import { useAskRemoval, useRemoveCard } from '../cards/use-remove-card';
import type { CardEdits } from '../cards/card-edits';
import { useCardEdits } from '../cards/use-card-edits';
import { useDeleteSet } from './use-delete-set';
import { useSetSharing } from '../share/use-set-sharing';
import { useShareLink } from '../share/use-share-link';

const SplitDialog = lazy(async () => ({
  default: (await import('../many/split-dialog')).SplitDialog,
}));

type Task = 'edit' | 'reorder' | 'rename' | 'add';

/** The cards of a set, to be changed, taken out and put in order. */
export function OpenSet({
  set,
  draft,
  onSplit,
  onSplitUndone,
  onRemoved,
}: {
  set: SetWithCards;
  draft: LoadedDraft<CardEdits>;
  /** With the new set. */
  onSplit: (setId: number) => void;
  /** With the set that was new and has gone. */
  onSplitUndone: (setId: number) => void;
  onRemoved: (setId: number) => void;
}) {
  const texts = useTexts(setsTexts);
  const [task, setTask] = useState<Task>('edit');
  const edit = useCardEdits(set, draft);
  const order = useCardOrder(set.flashcards);
  const guard = useUnsavedGuard(edit.isUnsaved || order.isMoved);
  const { bodyRef, removeCard } = useCardRemoval(set, edit.takeOut);
  const deletion = useDeleteSet({
    onRemoved(setId) {
      // The edits are kept, because Undo brings the set back.
      guard.release();
      onRemoved(setId);
    },
  });
  const exporting = useExportDialog();
  const paper = usePaper();
  const splitting = useOpening<SetWithCards>(({ about, ...rest }) => (
    <SplitDialog set={about} onSplit={onSplit} onUndone={onSplitUndone} {...rest} />
  ));
  const access = accessOf(set);
  const sharing = useSetSharing(set, () => {
    guard.release();
    onRemoved(set.quizId);
  });
  const shareLink = useShareLink(set);
  const removal = useAskRemoval({ isAsked: access === 'edit', remove: removeCard });
  const close = () => setTask('edit');
  const isReordering = task === 'reorder';
  useFocusBack(isReordering, bodyRef);

  function handleReordered() {
    order.reset();
    close();
  }

  function handleDiscard() {
    edit.discardRestored();
    // The pressed button has disappeared, so the focus needs a new place.
    bodyRef.current?.focus();
  }

  return (
    <>
      {isReordering ? (
        <ReorderCards set={set} order={order} onClose={handleReordered} />
      ) : (
        <>
          <SetHead
            title={set.title}
            note={texts.list.cards(set.flashcards.length)}
            sharing={toSharingNote(set, texts.sharing)}
          >
            <SetTools
              set={set}
              sharing={[...shareLink.items, ...sharing.items]}
              onAdd={() => setTask('add')}
              onRename={() => setTask('rename')}
              onReorder={() => setTask('reorder')}
              onSplit={() => splitting.open(set)}
              onPrint={paper.print}
              onExport={() => exporting.open({ kind: 'set', ...set })}
              onRemove={() => deletion.ask(set)}
            />
          </SetHead>
          <SetExamLine set={set} />
          <SetCards
            setId={set.quizId}
            edit={edit}
            access={access}
            bodyRef={bodyRef}
            onAdd={() => setTask('add')}
            onDiscard={handleDiscard}
            onRemove={removal.remove}
          />
        </>
      )}
      <PrintedSet
        title={set.title}
        rows={byOrder(edit.rows, order.ids)}
        isCutOut={paper.isCutOut}
      />
      <AddCardsDialog isOpen={task === 'add'} onClose={close} set={set} />
      <RenameSetDialog
        isOpen={task === 'rename'}
        onRestore={() => setTask('rename')}
        onClose={close}
        set={set}
      />
      {exporting.dialog}
      {splitting.dialog}
      {deletion.dialog}
      {sharing.dialog}
      {shareLink.dialog}
      {removal.dialog}
      <LeaveDialog guard={guard} message={order.isMoved ? texts.order.notSaved : texts.set.leave} />
    </>
  );
}

function toSharingNote(
  set: SetWithCards,
  texts: { isShared: string; sharedBy: (name: string) => string },
): string | undefined {
  const { shared } = set;
  return shared && (shared.isMine ? texts.isShared : texts.sharedBy(shared.author.name));
}

/** Once a row has gone, the keyboard goes on with the one that takes its place. */
function useCardRemoval(set: SetWithCards, takeOut: (flashcardId: number) => () => void) {
  const bodyRef = useRef<HTMLDivElement>(null);

  const handleRemoved = useCallback(
    (flashcardId: number) => {
      const row = bodyRef.current?.querySelector(`[data-card="${flashcardId}"]`);
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      const next = neighbour?.querySelector('textarea') ?? bodyRef.current;
      if (row?.contains(document.activeElement)) {
        next?.focus({ preventScroll: true });
      }
      return takeOut(flashcardId);
    },
    [takeOut],
  );

  const remove = useRemoveCard(set, handleRemoved);
  const { flashcards } = set;
  const removeCard = useCallback(
    (flashcardId: number) => {
      if (flashcards.some((card) => card.flashcardId === flashcardId)) {
        void remove(flashcardId);
      } else {
        // The card is gone already; only its unsaved text was still shown.
        handleRemoved(flashcardId);
      }
    },
    [flashcards, remove, handleRemoved],
  );
  return { bodyRef, removeCard };
}

/** The buttons that end the reordering disappear with it, so the focus moves to the cards. */
function useFocusBack(isReordering: boolean, bodyRef: { current: HTMLElement | null }): void {
  const wasReordering = useRef(isReordering);

  useEffect(() => {
    if (wasReordering.current && !isReordering) {
      bodyRef.current?.focus({ preventScroll: true });
    }
    wasReordering.current = isReordering;
  }, [isReordering, bodyRef]);
}
