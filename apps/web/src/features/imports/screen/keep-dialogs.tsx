import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Dialog } from '../../../ui/dialogs/dialog';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { importsTexts } from '../imports.texts';
import type { useImportBatch } from './use-import-batch';

export function KeepDialogs({ batch }: { batch: ReturnType<typeof useImportBatch> }) {
  const texts = useTexts(importsTexts);
  const { dialog, closeDialog, keep } = batch;
  const full = dialog.kind === 'full' ? dialog : null;

  function handleFitting() {
    closeDialog();
    keep({ isToStudy: full?.isToStudy ?? false, isOnlyWhatFits: true });
  }

  return (
    <>
      <MessageDialog
        isOpen={dialog.kind === 'select_one'}
        onClose={closeDialog}
        message={texts.selectOne}
      />
      <MessageDialog
        isOpen={dialog.kind === 'not_saved'}
        onClose={closeDialog}
        message={(dialog.kind === 'not_saved' && dialog.reason) || texts.notSaved}
      />
      <Dialog
        isOpen={full !== null}
        onClose={closeDialog}
        title={texts.full}
        role="alertdialog"
        initialFocus="cancel"
        hasCross={false}
        actions={
          <>
            <Button variant="quiet" onClick={closeDialog}>
              {texts.notNow}
            </Button>
            <ButtonLink to="/profile#plan" variant="secondary" onClick={closeDialog}>
              {texts.upgrade}
            </ButtonLink>
            <Button onClick={handleFitting}>{texts.onlyWhatFits}</Button>
          </>
        }
      >
        <BaseDialog.Description>{full?.message}</BaseDialog.Description>
      </Dialog>
    </>
  );
}
