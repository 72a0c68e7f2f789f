import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { startBusy } from '../lib/api/busy';
import { BusyOverlay } from '../ui/dialogs/busy-overlay';
import { Button } from '../ui/basics/button';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { Dialog } from '../ui/dialogs/dialog';
import { MessageDialog } from '../ui/dialogs/message-dialog';
import { TextField } from '../ui/forms/text-field';
import { ShortcutsButton, useShortcuts } from '../ui/shortcuts/use-shortcuts';
import styles from './gallery.module.css';
import { Panel } from './panel';

const SHORTCUTS = [
  { keys: ['Space', 'Enter'], does: 'Flip the card' },
  { keys: ['?'], does: 'Show this list' },
];

type Shown = 'confirm' | 'form' | 'picker' | 'message';

export function DialogSamples() {
  const [shown, setShown] = useState<Shown>();
  const [name, setName] = useState('Ôn thi giữa kỳ: Sinh học');
  const handleClose = () => setShown(undefined);
  const shortcuts = useShortcuts({}, SHORTCUTS, 'They act on the card that has the focus.');
  return (
    <Panel title="Dialogs and overlay" span={4}>
      <div className={styles.row}>
        {(['confirm', 'form', 'picker', 'message'] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setShown(kind)}>
            Open {kind}
          </Button>
        ))}
        <Button variant="secondary" onClick={beBusyForAWhile}>
          Two seconds of work
        </Button>
        <ShortcutsButton onClick={shortcuts.open} />
      </div>
      <BusyOverlay label="Updating..." />
      {shortcuts.dialog}
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        onClose={handleClose}
        onConfirm={handleClose}
        title="Delete Quiz"
        message="Are you sure you want to delete this quiz?"
        confirmLabel="Delete"
        confirmIcon={<Trash />}
        tone="danger"
      />
      <Dialog
        isOpen={shown === 'form' || shown === 'picker'}
        onClose={handleClose}
        title="Add New Set"
        size={shown === 'picker' ? 'picker' : 'form'}
        actions={
          <>
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button onClick={handleClose}>Create set</Button>
          </>
        }
      >
        <TextField label="Set name" name="set-name" value={name} onChange={setName} />
      </Dialog>
      <MessageDialog
        isOpen={shown === 'message'}
        onClose={handleClose}
        title="Document Saved!"
        message="Membrane transport is in your saved documents."
      />
    </Panel>
  );
}

function beBusyForAWhile() {
  setTimeout(startBusy(), 2_000);
}
