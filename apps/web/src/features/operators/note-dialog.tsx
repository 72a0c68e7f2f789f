import { operatorEndpoints } from '@scholar/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { sayIssue } from '../../lib/messages/say-message.texts';
import { Button } from '../../ui/basics/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Notice } from '../../ui/forms/notice';
import { TextArea } from '../../ui/editing/text-area';
import { operatorTexts } from './operators.texts';
import styles from './note-dialog.module.css';

type NoteDialogProps = {
  isOpen: boolean;
  title: string;
  message?: string;
  confirmLabel: string;
  tone?: 'normal' | 'danger';
  /** The mutation that the dialog confirms. */
  action: { isPending: boolean; isSuccess: boolean; error: unknown; reset: () => void };
  /** The element that gets the focus afterwards, because the clicked one may be gone. */
  nextId: string;
  onClose: () => void;
  onConfirm: (note: string) => void;
  /** Fields before the note. */
  children?: ReactNode;
};

/** Asks for a confirmation and for the reason, which goes into the audit log. */
export function NoteDialog({
  isOpen,
  title,
  confirmLabel,
  tone = 'normal',
  action,
  nextId,
  onClose,
  ...form
}: NoteDialogProps) {
  const texts = useTexts(operatorTexts);
  const formId = useId();

  function handleClose() {
    action.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      isDismissable={!action.isPending}
      findFinalFocus={() => (action.isSuccess ? document.getElementById(nextId) : null)}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose} disabled={action.isPending}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone === 'danger' ? 'danger-fill' : 'primary'}
            isBusy={action.isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <NoteForm id={formId} error={action.error} {...form} />
    </Dialog>
  );
}

/** A component of its own, so that it starts empty each time the dialog opens. */
function NoteForm({
  id,
  message,
  error,
  onConfirm,
  children,
}: Pick<NoteDialogProps, 'message' | 'onConfirm' | 'children'> & { id: string; error: unknown }) {
  const texts = useTexts(operatorTexts);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = findProblem(note);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!problem) {
      onConfirm(note.trim());
    }
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit}>
      {message && <p>{message}</p>}
      {children}
      <TextArea
        label={texts.note}
        name="note"
        className={styles.note}
        value={note}
        hint={texts.noteHint}
        error={isTried ? problem : undefined}
        onChange={setNote}
      />
      {error !== null && <Notice tone="bad">{serverMessage(error) ?? texts.failed}</Notice>}
    </form>
  );
}

function findProblem(note: string): string | undefined {
  return sayIssue(operatorEndpoints.block.body.safeParse({ reason: note }).error);
}
