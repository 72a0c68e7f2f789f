import { type QuizCards, QuizUpdateSchema, TITLE_MAX } from '@scholar/contract';
import { type FormEvent, useId, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { TextField } from '../../../ui/forms/text-field';
import { useRenameSet } from '../set-changes.queries';
import { setsTexts } from '../sets.texts';

export function RenameSetDialog({
  isOpen,
  onClose,
  set,
}: {
  isOpen: boolean;
  onClose: () => void;
  set: QuizCards;
}) {
  const id = useId();
  const { rename: texts, cancel } = useTexts(setsTexts);
  const update = useRenameSet(set.quizId);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      isDismissable={!update.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} isBusy={update.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <RenameForm id={id} title={set.title} update={update} onDone={onClose} />
    </Dialog>
  );
}

/** Made anew each time the dialog opens, with the name as it is then. */
function RenameForm({
  id,
  title,
  update,
  onDone,
}: {
  id: string;
  title: string;
  update: ReturnType<typeof useRenameSet>;
  onDone: () => void;
}) {
  const texts = useTexts(setsTexts).rename;
  const [name, setName] = useState(title);
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [issue] = QuizUpdateSchema.safeParse({ title: name }).error?.issues ?? [];
    if (issue) {
      setProblem(issue.message);
    } else if (name.trim() === title) {
      onDone();
    } else {
      update.mutate(name.trim(), {
        onSuccess: onDone,
        onError: (error) => setProblem(serverMessage(error) ?? texts.failed),
      });
    }
  }

  return (
    <form id={id} noValidate onSubmit={handleSubmit}>
      <TextField
        label={texts.name}
        name="title"
        dir="auto"
        autoComplete="off"
        value={name}
        error={problem}
        maxLength={TITLE_MAX}
        isRequired
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
      />
    </form>
  );
}
