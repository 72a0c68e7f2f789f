import type { Exam } from '@scholar/contract';
import type { ReactNode } from 'react';
import { isCode } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useDeletion } from '../../lists/public';
import { removeExam, restoreExam, useCaller } from '../exams.queries';
import { examsTexts } from '../exams.texts';

/** Asks, deletes at once, and offers to take it back. */
export function useDeleteExam(
  exam: Exam,
  onGone: () => void,
): { ask: () => void; dialog: ReactNode } {
  const texts = useTexts(examsTexts).deletion;
  const caller = useCaller();
  const { ask, dialog } = useDeletion<Exam>({
    textsOf: ({ title }) => ({ ...texts, message: texts.message(title) }),
    async remove({ examId }) {
      try {
        await removeExam(caller, examId);
      } catch (error) {
        // Another tab was faster: what was wanted has happened.
        if (!isCode(error, 'not_found')) {
          throw error;
        }
      }
    },
    restore: ({ examId }) => restoreExam(caller, examId),
    onRemoved: onGone,
  });
  return { ask: () => ask(exam), dialog };
}
