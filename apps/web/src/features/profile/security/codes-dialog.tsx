import { type FormEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { RecoveryCodes } from './recovery-codes';
import { securityTexts } from './security.texts';
import styles from './codes-dialog.module.css';

/** A form that ends with recovery codes. They are shown this once, so nothing closes them by accident. */
export function CodesDialog({
  isOpen,
  onClose,
  title,
  recoveryCodes,
  news,
  form,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Undefined until the form has brought them. */
  recoveryCodes: string[] | undefined;
  news?: string;
  form: { submitLabel: string; isBusy: boolean; isComplete: boolean; onSubmit: () => void };
  children: ReactNode;
}) {
  const texts = useTexts(securityTexts);
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (form.isComplete) {
      form.onSubmit();
    }
  }

  // One dialog for all steps: a second one would lose the focus to where the first was opened.
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={recoveryCodes ? texts.codes.title : title}
      isDismissable={!form.isBusy && !recoveryCodes}
      hasCross={!recoveryCodes}
      actions={
        recoveryCodes ? (
          <Button onClick={onClose}>{texts.codes.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={form.isBusy}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} isBusy={form.isBusy} disabled={!form.isComplete}>
              {form.submitLabel}
            </Button>
          </>
        )
      }
    >
      {recoveryCodes ? (
        <RecoveryCodes recoveryCodes={recoveryCodes} news={news} />
      ) : (
        <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
          {children}
        </form>
      )}
    </Dialog>
  );
}
