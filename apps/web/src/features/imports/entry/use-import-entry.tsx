import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveBy } from '../../../lib/address/leaving';
import type { CarriedFile } from '../../../lib/device/carried-files';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { toast } from '../../../ui/feedback/toast';
import { BRING_CARDS_PATH, bringsCards, handOver } from '../../bring-cards/public';
import { importEntryTexts } from './import-entry.texts';
import styles from './import-entry.module.css';
import { hasFilesOf, IMPORT_PATH } from './import-memo';
import { takeSharedFiles } from './shared-files';
import { useDropAnywhere } from './use-drop-anywhere';

/** Where the service worker leads with what another app has shared. */
const SHARED_SEARCH = '?shared';

const ImportTray = lazy(async () => ({
  default: (await import('../tray/import-tray')).ImportTray,
}));

/**
 * Once in the app shell: takes files that are dropped or pasted anywhere. What reads them loads with the first
 * one, or at once where an earlier page has left some.
 */
export function useImportEntry() {
  const texts = useTexts(importEntryTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const userId = useSession().user?.userId;
  const [hasTaken, setHasTaken] = useState(false);
  const isNeeded = hasTaken || pathname === IMPORT_PATH || hasFilesOf(userId);

  const takeFiles = useCallback(
    (files: readonly CarriedFile[]) => {
      if (userId === undefined || files.length === 0) {
        return;
      }
      const documents = files.filter(({ name }) => !bringsCards(name));
      const cards = files.flatMap(({ name, file }) => (file && bringsCards(name) ? [file] : []));
      if (documents.length > 0) {
        setHasTaken(true);
        import('../imports').then(
          ({ imports }) => imports.add(userId, documents),
          () => toast({ tone: 'bad', message: texts.notLoaded }),
        );
      }
      handOver(cards);
      leaveBy(() => void navigate(cards.length > 0 ? BRING_CARDS_PATH : IMPORT_PATH));
    },
    [navigate, texts, userId],
  );
  const isShared = pathname === IMPORT_PATH && search === SHARED_SEARCH;
  useEffect(() => {
    if (isShared) {
      void takeSharedFiles().then((files) =>
        takeFiles(files.map((file) => ({ name: file.name, file }))),
      );
    }
  }, [isShared, takeFiles]);
  const isOver = useDropAnywhere(userId === undefined ? null : takeFiles);

  return {
    takeFiles: userId === undefined ? null : takeFiles,
    overlay: isOver && (
      <div className={styles.overlay} aria-hidden="true">
        <p className={styles.word}>{texts.drop}</p>
      </div>
    ),
    tray: userId !== undefined && isNeeded && (
      <Suspense>
        <ImportTray key={userId} userId={userId} />
      </Suspense>
    ),
  };
}
