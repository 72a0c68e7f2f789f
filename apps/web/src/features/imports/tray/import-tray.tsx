import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { Spinner } from '../../../ui/basics/spinner';
import { useImporter } from '../../import-document/public';
import { IMPORT_PATH, noteFilesOf } from '../entry/import-memo';
import { imports } from '../imports';
import { importsTexts } from '../imports.texts';
import type { ImportState } from '../queue/import-queue';
import { isUnderWay } from '../queue/queued-file';
import { useImports } from '../use-imports';
import styles from './import-tray.module.css';

/** In the header while files are on their way; it also lets the queue work for this student. */
export function ImportTray({ userId }: { userId: number }) {
  const state = useImports();
  useQueueOf(userId, state);

  const { pathname } = useLocation();
  return state.files.length > 0 && pathname !== IMPORT_PATH ? <Tray state={state} /> : null;
}

function Tray({ state: { files, millisecondsLeft } }: { state: ImportState }) {
  const texts = useTexts(importsTexts);
  const underWay = files.filter(isUnderWay).length;
  const ready = files.filter(({ stage }) => stage === 'ready').length;
  const counted = { done: files.length - underWay, all: files.length };

  function toWords(): string {
    if (underWay > 0) {
      const left = millisecondsLeft === null ? '' : ` · ${texts.left(millisecondsLeft)}`;
      return texts.tray(counted) + left;
    }
    return ready > 0 ? texts.trayReady(ready) : texts.trayFailed;
  }

  return (
    <Link to={IMPORT_PATH} className={styles.tray} title={toWords()}>
      {toIcon(underWay, ready)}
      <span className={styles.words}>{toWords()}</span>
      <span className={styles.short} aria-hidden="true">
        {texts.trayShort(counted)}
      </span>
    </Link>
  );
}

function toIcon(underWay: number, ready: number) {
  if (underWay > 0) {
    return <Spinner />;
  }
  return ready > 0 ? <CircleCheck size={16} /> : <CircleAlert size={16} />;
}

function useQueueOf(userId: number, { files, isLoaded }: ImportState): void {
  const api = useApi();
  const importer = useImporter();

  useEffect(() => imports.connect({ api, importer, userId }), [api, importer, userId]);

  useEffect(() => {
    window.addEventListener('pagehide', imports.flush);
    return () => window.removeEventListener('pagehide', imports.flush);
  }, []);

  useEffect(() => {
    if (isLoaded) {
      noteFilesOf(userId, files.length > 0);
    }
  }, [userId, isLoaded, files.length]);
}
