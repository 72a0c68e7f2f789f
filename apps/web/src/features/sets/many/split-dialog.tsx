import { CardSetTitleSchema, type SetWithCards, TITLE_MAX } from '@scholar/contract';
import Scissors from 'lucide-react/icons/scissors';
import { useState } from 'react';
import { isCode, serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { sayIssue } from '../../../lib/messages/say-message.texts';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { toast } from '../../../ui/feedback/toast';
import { Notice } from '../../../ui/forms/notice';
import { TextField } from '../../../ui/forms/text-field';
import { RichText } from '../../../ui/text/rich-text';
import { RowCheckbox, useSelection } from '../../lists/public';
import { findUnpaidMessage, PlanLimitDialog } from '../../plans/public';
import { useCaller } from '../sets.queries';
import { undoSplit, useSplitSet } from './many-sets.queries';
import styles from './split-dialog.module.css';
import { manySetsTexts } from './many-sets.texts';

/** Chosen cards of a set move to a new one. Mounted anew for each time it opens. */
export function SplitDialog({
  set,
  isOpen,
  onClose,
  onSplit,
  onUndone,
}: {
  set: SetWithCards;
  isOpen: boolean;
  onClose: () => void;
  onSplit: (setId: number) => void;
  /** When the new set has gone again. */
  onUndone: (setId: number) => void;
}) {
  const { split: texts, undo: undoLabel } = useTexts(manySetsTexts);
  const caller = useCaller();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const onPage = set.flashcards.map(({ flashcardId }) => flashcardId);
  const selection = useSelection('split', onPage.length);
  const splitting = useSplitSet(set.quizId);
  const { error } = splitting;
  const isFull = isCode(error, 'plan_limit');

  async function undo(splitId: number, flashcardIds: number[]) {
    try {
      await undoSplit(caller, { from: set, splitId, flashcardIds });
      onUndone(splitId);
    } catch {
      toast({ message: texts.undoFailed, tone: 'bad' });
    }
  }

  function handleSplit(splitId: number, flashcardIds: number[]) {
    toast({
      message: texts.done(flashcardIds.length),
      icon: <Scissors />,
      action: { label: undoLabel, onSelect: () => void undo(splitId, flashcardIds) },
    });
    onClose();
    onSplit(splitId);
  }

  function handleSubmit() {
    const parsed = CardSetTitleSchema.safeParse(title);
    if (!parsed.success) {
      setProblem(sayIssue(parsed.error));
    } else if (selection.ids.size === 0) {
      setProblem(texts.nothing);
    } else {
      const flashcardIds = [...selection.ids];
      splitting.mutate(
        { title: parsed.data, flashcardIds },
        { onSuccess: ({ quizId }) => handleSplit(quizId, flashcardIds) },
      );
    }
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.title}
      submitLabel={texts.submit}
      isBusy={splitting.isPending}
    >
      <TextField
        label={texts.name}
        name="title"
        dir="auto"
        autoComplete="off"
        value={title}
        error={problem}
        maxLength={TITLE_MAX}
        isRequired
        onChange={(typed) => {
          setTitle(typed);
          setProblem(undefined);
        }}
      />
      <fieldset className={styles.cards}>
        <legend className={styles.legend}>{texts.cards}</legend>
        <ul className={styles.list}>
          {set.flashcards.map(({ flashcardId, question }) => (
            <li key={flashcardId} className={styles.card}>
              <RowCheckbox
                label={<RichText text={question} />}
                isLabelShown
                id={flashcardId}
                onPage={onPage}
                selection={selection}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {error && !isFull && <Notice tone="bad">{serverMessage(error) ?? texts.failed}</Notice>}
      <PlanLimitDialog message={findUnpaidMessage(error) ?? null} onClose={splitting.reset} />
    </FormDialog>
  );
}
