import { useTexts } from '../../lib/i18n';
import type { UnsavedGuard } from '../../lib/address/unsaved-guard';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { leaveDialogTexts } from './leave-dialog.texts';

/** The question of useUnsavedGuard; the message says what would happen to the work. */
export function LeaveDialog({ guard, message }: { guard: UnsavedGuard; message: string }) {
  const texts = useTexts(leaveDialogTexts);
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onClose={guard.onStay}
      onConfirm={guard.onLeave}
      title={texts.title}
      message={message}
      confirmLabel={texts.leave}
    />
  );
}
