import { useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { PanelNotice } from '../../../ui/feedback/panel-notice';
import { Panel } from '../../../ui/layout/panel';
import { imports } from '../imports';
import { importsTexts } from '../imports.texts';
import { isUnderWay } from '../queue/queued-file';
import { FileRow } from './file-row';
import styles from './files-panel.module.css';
import type { useImportBatch } from './use-import-batch';

/** The left half of the screen: every file, and how far it is. */
export function FilesPanel({ batch }: { batch: ReturnType<typeof useImportBatch> }) {
  const texts = useTexts(importsTexts);
  const titleId = useId();
  const { state, ready, chosen } = batch;
  const { files, left, millisecondsLeft } = state;
  const underWay = files.filter(isUnderWay).length;

  return (
    <Panel
      className={styles.panel}
      title={texts.documents}
      titleId={titleId}
      note={texts.readyCount({ done: ready.length, all: files.length })}
      tools={
        underWay > 0 && millisecondsLeft !== null && <span>{texts.left(millisecondsLeft)}</span>
      }
      foot={
        <div className={styles.keep}>
          <Button
            size="sm"
            variant="secondary"
            disabled={ready.length === 0}
            onClick={batch.keepAll}
          >
            {texts.keepAll}
          </Button>
          <Button size="sm" variant="quiet" disabled={ready.length === 0} onClick={batch.keepSure}>
            {texts.keepSure}
          </Button>
        </div>
      }
    >
      {left && (
        <PanelNotice tone="info" message={texts.tooMany(left)} onDismiss={imports.dismissLeft} />
      )}
      <p className="visually-hidden" role="status">
        {batch.said || (underWay > 0 ? texts.working : texts.allReady)}
      </p>
      <ul className={styles.files} aria-labelledby={titleId}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            isChosen={file.id === chosen?.id}
            onChoose={batch.choose}
            onSay={batch.say}
          />
        ))}
      </ul>
    </Panel>
  );
}
