import { useTexts } from '../../../lib/i18n';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { PlanLimitDialog } from '../../plans/public';
import { importsTexts } from '../imports.texts';
import type { useImportBatch } from './use-import-batch';

export function KeepDialogs({ batch }: { batch: ReturnType<typeof useImportBatch> }) {
  const texts = useTexts(importsTexts);
  const { dialog, closeDialog, keep } = batch;
  const full = dialog.kind === 'full' ? dialog : null;

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
      <PlanLimitDialog
        message={full?.message ?? null}
        onClose={closeDialog}
        onOnlyWhatFits={() => keep({ isToStudy: full?.isToStudy ?? false, isOnlyWhatFits: true })}
      />
    </>
  );
}
