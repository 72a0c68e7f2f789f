import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../lib/i18n';
import styles from './dialog.module.css';
import { IconButton } from '../forms/icon-button';
import { uiTexts } from '../basics/ui.texts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, Cancel first. */
  actions?: ReactNode;
  /** `fitting`: as wide as what is in it. */
  size?: 'form' | 'picker' | 'fitting' | undefined;
  /** False while saving: neither Escape nor the cross closes it. */
  isDismissable?: boolean | undefined;
  initialFocus?: 'first' | 'cancel' | undefined;
  /** Where the keyboard goes on when it closes; null is where it came from. */
  findFinalFocus?: (() => HTMLElement | null) | undefined;
  hasCross?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
};

/**
 * A press beside the dialog does not close it: what was typed would be lost.
 * On phones it is a sheet at the bottom.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'form',
  isDismissable = true,
  initialFocus = 'first',
  findFinalFocus,
  hasCross = true,
  role = 'dialog',
}: DialogProps) {
  const texts = useTexts(uiTexts);
  const bodyRef = useRef<HTMLDivElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);

  function handleOpenChange(isWanted: boolean) {
    if (!isWanted && isDismissable) {
      onClose();
    }
  }

  function findInitialFocus(): HTMLElement | true {
    const inBody = initialFocus === 'first' ? bodyRef.current : null;
    return (
      inBody?.querySelector<HTMLElement>(FIELDS) ??
      inBody?.querySelector<HTMLElement>(LINKS_AND_BUTTONS) ??
      actionsRef.current?.querySelector<HTMLElement>(LINKS_AND_BUTTONS) ??
      true
    );
  }

  return (
    <BaseDialog.Root open={isOpen} onOpenChange={handleOpenChange} disablePointerDismissal>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={`${styles.popup} ${styles[size]}`}
            role={role}
            aria-modal="true"
            initialFocus={findInitialFocus}
            finalFocus={() => findFinalFocus?.() ?? true}
          >
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {hasCross && (
                <BaseDialog.Close
                  disabled={!isDismissable}
                  render={<IconButton label={texts.close} icon={<X />} className={styles.cross} />}
                />
              )}
            </div>
            <div ref={bodyRef} className={styles.body}>
              {children}
            </div>
            {actions && (
              <div ref={actionsRef} className={styles.actions}>
                {actions}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const FIELDS = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';
const LINKS_AND_BUTTONS = 'a[href], button:not(:disabled)';
