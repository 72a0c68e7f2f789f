import type { SetWithCards } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast';
import { ReorderList } from './reorder-list';
import { useReorderSet } from '../set-changes.queries';
import styles from '../set-creator.module.css';
import { SetHead } from '../open/set-head';
import { setsTexts } from '../sets.texts';
import type { useCardOrder } from './card-order';

/** The cards as a short list whose rows can be moved; saved as a whole, or not at all. */
export function ReorderCards({
  set,
  order,
  onClose,
}: {
  set: SetWithCards;
  order: ReturnType<typeof useCardOrder>;
  onClose: () => void;
}) {
  const { order: texts, cancel, discard } = useTexts(setsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const update = useReorderSet(set.quizId);

  function handleCancel() {
    if (order.isMoved) {
      setIsAsking(true);
    } else {
      onClose();
    }
  }

  function handleSave() {
    if (!order.isMoved) {
      onClose();
      return;
    }
    update.mutate(order.ids, {
      onSuccess: () => {
        toast({ message: texts.saved, tone: 'good' });
        onClose();
      },
      onError: () => toast({ message: texts.failed, tone: 'bad' }),
    });
  }

  return (
    <>
      <SetHead title={set.title} note={texts.title}>
        <Button variant="secondary" disabled={update.isPending} onClick={handleCancel}>
          {cancel}
        </Button>
        <Button isBusy={update.isPending} onClick={handleSave}>
          {texts.save}
        </Button>
      </SetHead>
      <p className={styles.hint}>{texts.hint}</p>
      <ReorderList cards={order.cards} onOrder={order.move} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onClose}
        title={texts.discard}
        message={texts.notSaved}
        confirmLabel={discard}
      />
    </>
  );
}
