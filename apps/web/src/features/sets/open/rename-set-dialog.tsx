import { type SetWithCards, CardSetUpdateSchema, TITLE_MAX } from '@scholar/contract';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { TextField } from '../../../ui/forms/text-field';
import { useRenameSet } from '../set-changes.queries';
import { setsTexts } from '../sets.texts';
import * as z from 'zod/mini';
import { useDraft } from '../../../lib/drafts/use-draft';
import { sayIssue } from '../../../lib/messages/say-message.texts';

const RenameSchema = z.object({ name: z.string() });
type FoundName = {
  found: z.output<typeof RenameSchema> | undefined;
  keep: (value: z.output<typeof RenameSchema>) => void;
  drop: () => void;
};
type Props = {
  isOpen: boolean;
  /** A name that was typed before a reload is waiting, so the dialog opens with it. */
  onRestore: () => void;
  onClose: () => void;
  set: SetWithCards;
};

export function RenameSetDialog(props: Props) {
  const draft = useDraft(`set.${props.set.quizId}.rename`, RenameSchema);
  return draft.isLoaded && <LoadedDialog key={draft.room} {...props} draft={draft} />;
}

function LoadedDialog({ isOpen, onRestore, onClose, set, draft }: Props & { draft: FoundName }) {
  const id = useId();
  const { rename: texts, cancel } = useTexts(setsTexts);
  const update = useRenameSet(set.quizId);
  const [restored, setRestored] = useState(draft.found?.name);
  const restore = useEffectEvent(() => {
    if (restored !== undefined && restored !== set.title) {
      onRestore();
    }
  });
  useEffect(() => restore(), []);

  function handleClose() {
    draft.drop();
    setRestored(undefined);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={texts.title}
      isDismissable={!update.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={handleClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} isBusy={update.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <RenameForm
        id={id}
        title={set.title}
        typed={restored ?? set.title}
        update={update}
        onType={draft.keep}
        onDone={handleClose}
      />
    </Dialog>
  );
}

/** Mounted each time the dialog opens, so that it starts with the current name. */
function RenameForm({
  id,
  title,
  typed,
  update,
  onType,
  onDone,
}: {
  id: string;
  title: string;
  typed: string;
  update: ReturnType<typeof useRenameSet>;
  onType: (value: { name: string }) => void;
  onDone: () => void;
}) {
  const texts = useTexts(setsTexts).rename;
  const [name, setName] = useState(typed);
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const issue = sayIssue(CardSetUpdateSchema.safeParse({ title: name }).error);
    if (issue !== undefined) {
      setProblem(issue);
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
        onChange={(changed) => {
          setName(changed);
          setProblem(undefined);
          onType({ name: changed });
        }}
      />
    </form>
  );
}
