import { CardSetTitleSchema, TITLE_MAX } from '@scholar/contract';
import { useState } from 'react';
import { isCode, serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { sayIssue } from '../../lib/messages/say-message.texts';
import { FormDialog } from '../../ui/editing/form-dialog';
import { toast } from '../../ui/feedback/toast';
import { Notice } from '../../ui/forms/notice';
import { TextField } from '../../ui/forms/text-field';
import { Select } from '../../ui/inputs/select';
import { findUnpaidMessage, PlanLimitDialog } from '../plans/public';
import { type Added, useAddToSet, useNewestSets, useTakeOut } from './library.queries';
import { libraryTexts } from './library.texts';

const NEW = 'new';

/** Puts chosen cards into a set, or makes one of them. Mounted anew for each time it opens. */
export function AddToSetDialog({
  flashcardIds,
  isOpen,
  onClose,
}: {
  flashcardIds: number[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(libraryTexts).addToSet;
  const sets = useNewestSets();
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const adding = useAddToSet();
  const takeOut = useTakeOut();
  const { error } = adding;
  const isFull = isCode(error, 'plan_limit');
  const shown = chosen ?? String(sets[0]?.quizId ?? NEW);

  function offerBack(added: Added, into: string) {
    const count = added.flashcardIds.length;
    toast({
      message: texts.done({ added: count, title: into }),
      tone: 'good',
      ...(count > 0 && {
        action: {
          label: texts.undo,
          onSelect: () =>
            void takeOut(added).catch(() => toast({ message: texts.undoFailed, tone: 'bad' })),
        },
      }),
    });
  }

  function handleSubmit() {
    const title = CardSetTitleSchema.safeParse(name);
    if (shown === NEW && !title.success) {
      setProblem(sayIssue(title.error));
      return;
    }
    adding.mutate(
      {
        target: shown === NEW ? { title: name.trim() } : { quizId: Number(shown) },
        cards: flashcardIds,
      },
      {
        onSuccess: ({ added, title: made }) => {
          const known = sets.find(({ quizId }) => String(quizId) === shown)?.title;
          offerBack(added, made ?? known ?? '');
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.title(flashcardIds.length)}
      submitLabel={texts.submit}
      isBusy={adding.isPending}
    >
      <Select
        label={texts.set}
        size="lg"
        value={shown}
        options={[
          { value: NEW, label: texts.newSet },
          ...sets.map(({ quizId, title }) => ({ value: String(quizId), label: title })),
        ]}
        onChange={setChosen}
      />
      {shown === NEW && (
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
      )}
      {error && !isFull && <Notice tone="bad">{serverMessage(error) ?? texts.failed}</Notice>}
      <PlanLimitDialog message={findUnpaidMessage(error) ?? null} onClose={adding.reset} />
    </FormDialog>
  );
}
