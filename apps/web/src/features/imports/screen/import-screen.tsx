import { IMPORT_BATCH } from '@scholar/contract';
import { Navigate } from 'react-router';
import { TOUCH } from '../../../lib/device/media';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { rememberReturnTo } from '../../../lib/page/return-to';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { TextLink } from '../../../ui/basics/text-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { PanelNotice } from '../../../ui/feedback/panel-notice';
import { WorkPage } from '../../../ui/layout/work-page';
import { Split } from '../../../ui/layout/split';
import { BRING_CARDS_PATH } from '../../bring-cards/public';
import { usePlan } from '../../plans/public';
import { IMPORT_PATH } from '../entry/import-memo';
import { importsTexts } from '../imports.texts';
import { AddFiles } from './add-files';
import { BatchActions } from './batch-actions';
import { CardsOfFile } from './cards-of-file';
import { FilesPanel } from './files-panel';
import styles from './import-screen.module.css';
import { KeepDialogs } from './keep-dialogs';
import { useImportBatch } from './use-import-batch';

export function ImportScreen() {
  const { token } = useSession();
  useDocumentTitle(useTexts(importsTexts).title);

  if (token === null) {
    rememberReturnTo(IMPORT_PATH);
    return <Navigate to="/login" replace />;
  }
  return <Imports />;
}

function Imports() {
  const texts = useTexts(importsTexts);
  const batch = useImportBatch();
  const { state, chosen } = batch;

  if (state.files.length === 0) {
    return (
      <WorkPage title={texts.title} actions={null}>
        <div className={styles.empty} aria-busy={!state.isLoaded && !state.isElsewhere}>
          {state.isElsewhere ? (
            <PanelNotice
              tone="info"
              message={texts.elsewhere}
              action={{ label: texts.goOnHere, onSelect: () => window.location.reload() }}
            />
          ) : (
            <NoFiles />
          )}
        </div>
      </WorkPage>
    );
  }
  return (
    <>
      <WorkPage title={texts.title} actions={<BatchActions batch={batch} />}>
        <Split
          storageKey="importSplit"
          label={texts.handle}
          first={<FilesPanel batch={batch} />}
          second={<CardsOfFile key={chosen?.id} file={chosen} problems={batch.problems} />}
        />
      </WorkPage>
      <KeepDialogs batch={batch} />
    </>
  );
}

function NoFiles() {
  const texts = useTexts(importsTexts);
  const isTouch = useMediaQuery(TOUCH);
  const { files } = usePlan() === 'Basic' ? IMPORT_BATCH.basic : IMPORT_BATCH.paid;
  return (
    <EmptyState
      size="page"
      title={isTouch ? texts.emptyTitleTouch : texts.emptyTitle}
      advice={texts.emptyAdvice(files)}
      action={
        <div className={styles.ways}>
          <AddFiles label={texts.choose} variant="primary" />
          <p className={styles.hint}>{texts.pasteHint}</p>
          <TextLink to={BRING_CARDS_PATH}>{texts.bringCards}</TextLink>
        </div>
      }
    />
  );
}
