import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';
import { uiTexts } from '../basics/ui.texts';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  message: ReactNode;
  confirmLabel: string;
  /** Another way on, between Cancel and the one that is advised. */
  other?: { label: string; onSelect: () => void } | undefined;
  confirmIcon?: ReactNode;
  tone?: 'danger' | 'normal' | undefined;
  isBusy?: boolean | undefined;
  findFinalFocus?: (() => HTMLElement | null) | undefined;
};

/** The focus starts on Cancel: Enter pressed too early must not destroy anything. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  message,
  confirmLabel,
  other,
  confirmIcon,
  tone = 'normal',
  isBusy = false,
  findFinalFocus,
}: ConfirmDialogProps) {
  const texts = useTexts(uiTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      isDismissable={!isBusy}
      initialFocus="cancel"
      findFinalFocus={findFinalFocus}
      hasCross={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          {other && (
            <Button variant="secondary" disabled={isBusy} onClick={other.onSelect}>
              {other.label}
            </Button>
          )}
          <Button
            variant={tone === 'danger' ? 'danger-fill' : 'primary'}
            icon={confirmIcon}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <BaseDialog.Description className={styles.message}>{message}</BaseDialog.Description>
    </Dialog>
  );
}
