import type { Exam } from '@scholar/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { isCode } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/feedback/toast';
import { useRemoveExam } from '../exams.queries';
import { examsTexts } from '../exams.texts';

/** Asks, then deletes for good: nothing that was learnt goes along, so there is nothing to undo. */
export function useDeleteExam(
  exam: Exam,
  onGone: () => void,
): { ask: () => void; dialog: ReactNode } {
  const texts = useTexts(examsTexts).deletion;
  const [isOpen, setIsOpen] = useState(false);
  const remove = useRemoveExam();

  function handleGone() {
    toast({ message: texts.done, icon: <Trash2 /> });
    onGone();
  }

  function handleConfirm() {
    remove.mutate(exam.examId, {
      onSuccess: handleGone,
      onError: (error) => {
        setIsOpen(false);
        // Another tab was faster: what was wanted has happened.
        if (isCode(error, 'not_found')) {
          handleGone();
        } else {
          toast({ message: texts.failed, tone: 'bad' });
        }
      },
    });
  }

  return {
    ask: () => setIsOpen(true),
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={handleConfirm}
        title={texts.title}
        message={texts.message(exam.title)}
        confirmLabel={texts.confirm}
        confirmIcon={<Trash2 />}
        tone="danger"
        isBusy={remove.isPending}
      />
    ),
  };
}
