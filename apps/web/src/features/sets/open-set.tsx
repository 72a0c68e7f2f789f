import type { QuizCards } from '@scholar/contract';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useUnsavedGuard } from '../../lib/unsaved-guard';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LeaveDialog } from '../../ui/leave-dialog';
import { Notice } from '../../ui/notice';
import { AddCardsDialog } from './add-cards-dialog';
import { CardRows } from './card-rows';
import { PrintedSet } from './printed-set';
import { RenameSetDialog } from './rename-set-dialog';
import { ReorderCards } from './reorder-cards';
import styles from './set-creator.module.css';
import { SetHead } from './set-head';
import { SetTools } from './set-tools';
import { setsTexts } from './sets.texts';
import { type FoundEdits, useCardEdits } from './use-card-edits';
import { useDeleteSet } from './use-delete-set';
import { useRemoveCard } from './use-remove-card';

type Task = 'edit' | 'reorder' | 'rename' | 'add';

/** The cards of a set, to be changed, taken out and put in order. */
export function OpenSet({
  set,
  draft,
  onRemoved,
}: {
  set: QuizCards;
  draft: FoundEdits;
  onRemoved: (quizId: number) => void;
}) {
  const texts = useTexts(setsTexts);
  const [task, setTask] = useState<Task>('edit');
  const edit = useCardEdits(set, draft);
  const guard = useUnsavedGuard(edit.isUnsaved);
  const { bodyRef, removeCard } = useCardRemoval(set, edit.discard);
  const deletion = useDeleteSet({
    onRemoved(quizId) {
      // The edits stay: Undo brings the set back, and they are edits of it.
      guard.release();
      onRemoved(quizId);
    },
  });
  const close = () => setTask('edit');

  if (task === 'reorder') {
    return <ReorderCards set={set} onClose={close} />;
  }
  return (
    <>
      <SetHead title={set.title} note={texts.list.cards(set.flashcards.length)}>
        <SetTools
          set={set}
          onAdd={() => setTask('add')}
          onRename={() => setTask('rename')}
          onReorder={() => setTask('reorder')}
          onRemove={() => deletion.ask(set)}
        />
      </SetHead>
      <div ref={bodyRef} className={styles.body} tabIndex={-1}>
        {edit.hasFound && (
          <div className={styles.notice}>
            <Notice tone="info">
              {texts.set.restored}{' '}
              <Button variant="link" onClick={edit.discardAll}>
                {texts.discard}
              </Button>
            </Notice>
          </div>
        )}
        {edit.rows.length === 0 ? (
          <div className={styles.nothing}>
            <EmptyState
              title={texts.set.noCards}
              advice={texts.set.noCardsAdvice}
              action={
                <Button variant="secondary" onClick={() => setTask('add')}>
                  {texts.set.add}
                </Button>
              }
            />
          </div>
        ) : (
          <CardRows edit={edit} onRemove={removeCard} />
        )}
      </div>
      <PrintedSet set={set} />
      <AddCardsDialog isOpen={task === 'add'} onClose={close} set={set} />
      <RenameSetDialog isOpen={task === 'rename'} onClose={close} set={set} />
      {deletion.dialog}
      <LeaveDialog guard={guard} message={texts.set.leave} />
    </>
  );
}

/** Once a row has gone, the keyboard goes on with the one that takes its place. */
function useCardRemoval(set: QuizCards, discard: (flashcardId: number) => void) {
  const bodyRef = useRef<HTMLDivElement>(null);

  const handleRemoved = useCallback(
    (flashcardId: number) => {
      const row = bodyRef.current?.querySelector(`[data-card="${flashcardId}"]`);
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      const next = neighbour?.querySelector('textarea') ?? bodyRef.current;
      if (row?.contains(document.activeElement)) {
        next?.focus({ preventScroll: true });
      }
      discard(flashcardId);
    },
    [discard],
  );

  const remove = useRemoveCard(set, handleRemoved);
  const removeCard = useCallback((flashcardId: number) => void remove(flashcardId), [remove]);
  return { bodyRef, removeCard };
}
