import { type ReactNode, useState } from 'react';
import { outbox } from '../../features/reviews/public';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { leaveBy } from '../../lib/address/leaving';
import { logOut } from '../../lib/session/log-out';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { appTexts } from '../app.texts';

/** Nobody waits longer than this for answers that find no way to the server. */
const LONGEST_SEND_MS = 3_000;

/** Logging out sends the answers that wait, or asks. They stay on the device for the same student. */
export function useLogOut(): { start: () => void; dialog: ReactNode } {
  const texts = useTexts(appTexts).waitingAnswers;
  const api = useApi();
  const [left, setLeft] = useState(0);

  function finish(): void {
    void logOut({ api, reload: () => window.location.reload() });
  }

  async function sendFirst(): Promise<void> {
    await Promise.race([outbox.flush(), wait(LONGEST_SEND_MS)]);
    const { length } = outbox.list();
    if (length === 0) {
      finish();
    } else {
      setLeft(length);
    }
  }

  function handleLogout(): void {
    if (outbox.list().length === 0) {
      finish();
    } else {
      void sendFirst();
    }
  }

  return {
    start: () => leaveBy(handleLogout),
    dialog: (
      <ConfirmDialog
        isOpen={left > 0}
        onClose={() => setLeft(0)}
        onConfirm={finish}
        title={texts.title}
        message={texts.message(left)}
        confirmLabel={texts.confirm}
      />
    ),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
