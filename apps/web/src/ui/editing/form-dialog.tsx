import { type FormEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { Dialog } from '../dialogs/dialog';
import styles from './form-dialog.module.css';
import { uiTexts } from '../basics/ui.texts';

/** A dialog around a short form: Enter submits, and nothing closes it while the server works. */
export function FormDialog({
  isOpen,
  onClose,
  onSubmit,
  title,
  submitLabel,
  tone = 'normal',
  isBusy,
  isDone = false,
  findFinalFocus,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: () => void;
  title: string;
  submitLabel: string;
  tone?: 'normal' | 'danger';
  isBusy: boolean;
  /** Saved, and about to close: there is nothing left to submit. */
  isDone?: boolean;
  findFinalFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}) {
  const texts = useTexts(uiTexts);
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A form around the dialog is not meant.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDismissable={!isBusy}
      findFinalFocus={findFinalFocus}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone === 'danger' ? 'danger-fill' : 'primary'}
            isBusy={isBusy}
            disabled={isDone}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
