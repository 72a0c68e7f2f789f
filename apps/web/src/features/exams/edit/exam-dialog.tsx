import type { Exam } from '@scholar/contract';
import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { type LoadedDraft, useDraft } from '../../../lib/drafts/use-draft';
import { useTexts } from '../../../lib/i18n';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { Notice } from '../../../ui/forms/notice';
import { useSaveExam } from '../exams.queries';
import { examFormTexts } from './exam-form.texts';
import { ExamFields } from './exam-fields';
import {
  type ExamProblems,
  readTyped,
  toProblems,
  toTyped,
  type TypedExam,
  TypedExamSchema,
} from './exam-form';
import { sayFailure } from './say-failure';
import type { SetChoice } from './set-choices.queries';

export type ExamDialogProps = {
  isOpen: boolean;
  /** The exam to change; a new one where it is left out. */
  exam?: Exam | undefined;
  /** The set that a new exam is made for. */
  set?: SetChoice | undefined;
  onClose: () => void;
  onSaved?: ((exam: Exam) => void) | undefined;
  findFinalFocus?: (() => HTMLElement | null) | undefined;
};

/** What was typed survives a failed save and a reload; Cancel drops it. */
export function ExamDialog(props: ExamDialogProps) {
  const name = props.exam ? String(props.exam.examId) : `new.${props.set?.quizId ?? ''}`;
  const draft = useDraft(`exam.${name}`, TypedExamSchema);
  return draft.isLoaded && <LoadedDialog key={draft.room} {...props} draft={draft} />;
}

function LoadedDialog({
  isOpen,
  exam,
  set,
  onClose,
  onSaved,
  findFinalFocus,
  draft,
}: ExamDialogProps & { draft: LoadedDraft<TypedExam> }) {
  const texts = useTexts(examFormTexts);
  const [typed, setTyped] = useState(draft.found ?? toTyped(exam, set));
  const [problems, setProblems] = useState<ExamProblems>({});
  const save = useSaveExam();
  const fieldsRef = useProblemFocus(problems);

  function handleChange(changes: Partial<TypedExam>) {
    const changed = { ...typed, ...changes };
    setTyped(changed);
    draft.keep(changed);
    const mended = Object.keys(changes);
    setProblems((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => !mended.includes(field))),
    );
  }

  function handleClose() {
    draft.drop();
    onClose();
  }

  function handleSubmit() {
    const read = readTyped(typed, { examId: exam?.examId, now: new Date() });
    setProblems('problems' in read ? read.problems : {});
    if ('draft' in read) {
      save.mutate(read.draft, {
        onSuccess: (saved) => {
          handleClose();
          onSaved?.(saved);
        },
        onError: (error) => setProblems(toProblems([serverMessage(error) ?? ''])),
      });
    }
  }

  const hasProblem = Object.keys(problems).length > 0;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={handleClose}
      onSubmit={handleSubmit}
      title={exam ? texts.change : texts.new}
      submitLabel={texts.save}
      isBusy={save.isPending}
      findFinalFocus={findFinalFocus}
    >
      <div ref={fieldsRef}>
        <ExamFields
          typed={typed}
          problems={problems}
          known={[...(exam?.sets ?? []), ...(set ? [set] : [])]}
          onChange={handleChange}
        />
      </div>
      {save.isError && !hasProblem && <Notice tone="bad">{sayFailure(save.error, texts)}</Notice>}
    </FormDialog>
  );
}

/** The keyboard goes to the first field that must be mended. */
function useProblemFocus(problems: ExamProblems) {
  const fieldsRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    fieldsRef.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem="true"] input')
      ?.focus();
  }, [problems]);

  return fieldsRef;
}
