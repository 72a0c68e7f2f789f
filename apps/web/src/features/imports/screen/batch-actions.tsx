import BookOpen from 'lucide-react/icons/book-open';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { NextStep } from '../../../ui/layout/work-page';
import { importsTexts } from '../imports.texts';
import { AddFiles } from './add-files';
import styles from './batch-actions.module.css';
import type { useImportBatch } from './use-import-batch';

/** What can be done with all documents together. */
export function BatchActions({ batch }: { batch: ReturnType<typeof useImportBatch> }) {
  const texts = useTexts(importsTexts);
  const { ready, isSaving, keep } = batch;
  const hasNone = ready.length === 0;
  return (
    <div className={styles.actions}>
      <AddFiles label={texts.add} variant="quiet" />
      <Button
        variant="secondary"
        disabled={hasNone || isSaving}
        onClick={() => keep({ isToStudy: false })}
      >
        {texts.saveOnly}
      </Button>
      <NextStep isNext={!hasNone}>
        <Button
          icon={<BookOpen />}
          isBusy={isSaving}
          disabled={hasNone}
          onClick={() => keep({ isToStudy: true })}
        >
          {texts.studyNow}
        </Button>
      </NextStep>
    </div>
  );
}
