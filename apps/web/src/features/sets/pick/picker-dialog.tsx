import { type FormEvent, type ReactNode, useId } from 'react';
import { isCode } from '../../../lib/api/api';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { LeaveDialog } from '../../../ui/editing/leave-dialog';
import { Notice } from '../../../ui/forms/notice';
import { findUnpaidMessage, PlanLimitDialog } from '../../plans/public';
import { setsTexts } from '../sets.texts';
import styles from './card-picker.module.css';

/** The frame of the dialogs in which saved cards are chosen for a set. */
export function PickerDialog({
  isOpen,
  onClose,
  title,
  submitLabel,
  selectedCount,
  isReady,
  hasWork,
  sending,
  failure,
  onSubmit,
  fields,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  selectedCount: number;
  isReady: boolean;
  /** Something is typed or chosen: leaving the screen asks first. */
  hasWork: boolean;
  sending: { isPending: boolean; isError: boolean; error: Error | null; reset: () => void };
  /** Said where sending failed for any other reason than a full plan or a card that is gone. */
  failure: string;
  onSubmit: () => void;
  fields?: ReactNode;
  children: ReactNode;
}) {
  const formId = useId();
  const { picker: texts, cancel } = useTexts(setsTexts);
  const guard = useUnsavedGuard(isOpen && hasWork);
  const { error } = sending;
  const isFull = isCode(error, 'plan_limit');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReady) {
      onSubmit();
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="picker"
      isDismissable={!sending.isPending}
      actions={
        <>
          <p role="status" className={styles.count}>
            {texts.selected(selectedCount)}
          </p>
          <Button variant="secondary" disabled={sending.isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady} isBusy={sending.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {sending.isError && !isFull && (
          <div className={styles.failure}>
            <Notice tone="bad">{isCode(error, 'not_found') ? texts.cardGone : failure}</Notice>
          </div>
        )}
        {fields}
      </form>
      {children}
      <PlanLimitDialog message={findUnpaidMessage(error) ?? null} onClose={sending.reset} />
      <LeaveDialog guard={guard} message={texts.leave} />
    </Dialog>
  );
}
