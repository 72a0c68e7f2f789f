import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import styles from './message-dialog.module.css';
import { uiTexts } from '../basics/ui.texts';

export type MessageDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title?: string | undefined;
  message: string;
};

/** The app's own alert. The browser's <dialog>, so that the first screens load no dialog library. */
export function MessageDialog({ isOpen, ...rest }: MessageDialogProps) {
  return isOpen ? <OpenMessage {...rest} /> : null;
}

function OpenMessage({ onClose, title, message }: Omit<MessageDialogProps, 'isOpen'>) {
  const id = useId();
  const texts = useTexts(uiTexts);
  const dialogRef = useRef<HTMLDialogElement>(null);

  // A layout effect, because only a dialog still in the page gives the focus back when it closes.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function handleClosed() {
    // The event comes late: by then the dialog may have been opened anew.
    if (!dialogRef.current?.open) {
      onClose();
    }
  }

  const titleId = `${id}-title`;
  const messageId = `${id}-message`;
  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={title === undefined ? messageId : titleId}
      aria-describedby={title === undefined ? undefined : messageId}
      onClose={handleClosed}
    >
      {title !== undefined && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          {texts.ok}
        </Button>
      </div>
    </dialog>
  );
}
