import { CardSetTitleSchema, TITLE_MAX } from '@scholar/contract';
import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { sayIssue } from '../../../lib/messages/say-message.texts';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { undoMerge, useMergeSets } from './many-sets.queries';
import { useCaller } from '../sets.queries';
import { manySetsTexts } from './many-sets.texts';

/** Asks for the name of the set that several become. Mounted anew for each time it opens. */
export function MergeDialog({
  quizIds,
  isOpen,
  onClose,
  onMerged,
  onUndone,
}: {
  quizIds: number[];
  isOpen: boolean;
  onClose: () => void;
  onMerged: (setId: number) => void;
  /** When the new set has gone again. */
  onUndone: (setId: number) => void;
}) {
  const texts = useTexts(manySetsTexts);
  const caller = useCaller();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const merging = useMergeSets();

  async function undo(mergedId: number) {
    try {
      await undoMerge(caller, { mergedId, quizIds, onRemoved: () => onUndone(mergedId) });
    } catch {
      toast({ message: texts.merge.undoFailed, tone: 'bad' });
    }
  }

  function handleMerged(mergedId: number) {
    toast({
      message: texts.merge.done(quizIds.length),
      icon: <Layers />,
      action: { label: texts.undo, onSelect: () => void undo(mergedId) },
    });
    onClose();
    onMerged(mergedId);
  }

  function handleSubmit() {
    const parsed = CardSetTitleSchema.safeParse(title);
    if (!parsed.success) {
      setProblem(sayIssue(parsed.error));
      return;
    }
    merging.mutate(
      { title: parsed.data, quizIds },
      {
        onSuccess: ({ quizId }) => handleMerged(quizId),
        onError: (error) => setProblem(serverMessage(error) ?? texts.merge.failed),
      },
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.merge.title(quizIds.length)}
      submitLabel={texts.merge.submit}
      isBusy={merging.isPending}
    >
      <TextField
        label={texts.merge.name}
        name="title"
        dir="auto"
        autoComplete="off"
        hint={texts.merge.hint}
        value={title}
        error={problem}
        maxLength={TITLE_MAX}
        isRequired
        onChange={(typed) => {
          setTitle(typed);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
