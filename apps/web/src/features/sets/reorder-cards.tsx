import type { QuizCards } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useUnsavedGuard } from '../../lib/unsaved-guard';
import { Button } from '../../ui/button';
import { LeaveDialog } from '../../ui/leave-dialog';
import { toast } from '../../ui/toast';
import { byOrder, isSameOrder } from './card-order';
import { ReorderList } from './reorder-list';
import styles from './set-creator.module.css';
import { SetHead } from './set-head';
import { useUpdateSet } from './sets.queries';
import { setsTexts } from './sets.texts';

/** The cards as a short list whose rows can be moved; saved as a whole, or not at all. */
export function ReorderCards({ set, onClose }: { set: QuizCards; onClose: () => void }) {
  const { order: texts, set: setTexts, cancel } = useTexts(setsTexts);
  const saved = set.flashcards.map((card) => card.flashcardId);
  const [wanted, setWanted] = useState(saved);
  // Cards may come and go in another tab: the server takes only an order of all of them.
  const cards = byOrder(set.flashcards, wanted);
  const order = cards.map((card) => card.flashcardId);
  const isMoved = !isSameOrder(order, saved);
  const update = useUpdateSet(set.quizId);
  const guard = useUnsavedGuard(isMoved);

  function handleSave() {
    if (!isMoved) {
      onClose();
      return;
    }
    update.mutate(
      { title: set.title, order },
      {
        onSuccess: () => {
          toast({ message: texts.saved, tone: 'good' });
          onClose();
        },
        onError: () => toast({ message: texts.failed, tone: 'bad' }),
      },
    );
  }

  return (
    <>
      <SetHead title={set.title} note={texts.title}>
        <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
          {cancel}
        </Button>
        <Button isBusy={update.isPending} onClick={handleSave}>
          {texts.save}
        </Button>
      </SetHead>
      <p className={styles.hint}>{texts.hint}</p>
      <ReorderList cards={cards} onOrder={setWanted} />
      <LeaveDialog guard={guard} message={setTexts.leaveOrder} />
    </>
  );
}
