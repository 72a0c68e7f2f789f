import { CardSetTitleSchema } from '@scholar/contract';
import { type FormEvent, type RefObject, useCallback, useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { sayIssue } from '../../../lib/messages/say-message.texts';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { TextField } from '../../../ui/forms/text-field';
import { flashcardsTexts } from '../flashcards.texts';

/** The caller holds the name, because a failure closes the dialog and leads back to it. */
export function CreateSetDialog({
  isOpen,
  title,
  onTitle,
  nameRef,
  count,
  isBusy,
  onClose,
  onCreate,
}: {
  isOpen: boolean;
  title: string;
  onTitle: (typed: string) => void;
  /** Where the name is typed, while the dialog is there. */
  nameRef: RefObject<HTMLInputElement | null>;
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onCreate: (title: string) => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const formId = useId();
  const [error, setError] = useState<string>();
  const noteInput = useCallback(
    (input: HTMLInputElement | null) => {
      nameRef.current = input;
      // The name that is offered goes with the first letter of another one.
      input?.select();
    },
    [nameRef],
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const parsed = CardSetTitleSchema.safeParse(title);
    setError(sayIssue(parsed.error));
    if (parsed.success) {
      onCreate(parsed.data);
    } else {
      nameRef.current?.focus();
    }
  }

  function handleClose() {
    onTitle('');
    setError(undefined);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={texts.createSet}
      isDismissable={!isBusy}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {texts.saveSet}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <TextField
          label={texts.setName}
          name="title"
          dir="auto"
          value={title}
          error={error}
          hint={texts.setCards(count)}
          autoComplete="off"
          isRequired
          inputRef={noteInput}
          onChange={(typed) => {
            onTitle(typed);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
