import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { useAddress } from '../../lib/address/use-address';
import { MessageDialog } from '../../ui/dialogs/message-dialog';
import { type Opened, readOpened, rowIdOf } from './document-address';
import { DocumentsView } from './list/documents-view';
import { documentsTexts } from './documents.texts';
import { DocumentView } from './edit/document-view';
import { NewDocumentView } from './edit/new-document-view';

/** The list, or the document that the address names. */
export function SavedDocumentsScreen() {
  const texts = useTexts(documentsTexts).saved;
  const { query, hrefWith } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = readOpened(query);
  const [isSaved, setIsSaved] = useState(false);
  const frameRef = useViewFocus(opened, !isSaved);

  function handleSaved(documentId: number) {
    setIsSaved(true);
    if (documentId !== opened) {
      void navigate(hrefWith({ document: documentId }), { replace: true, state });
    }
  }

  return (
    <div ref={frameRef} tabIndex={-1}>
      {opened === undefined && <DocumentsView />}
      {opened === 'new' && <NewDocumentView onSaved={handleSaved} />}
      {typeof opened === 'number' && (
        <DocumentView key={opened} documentId={opened} onSaved={handleSaved} />
      )}
      <MessageDialog
        isOpen={isSaved}
        onClose={() => setIsSaved(false)}
        title={texts.title}
        message={texts.message}
      />
    </div>
  );
}

/** Moves the focus with the view: to its top, or back in the list to the row that was open. */
function useViewFocus(opened: Opened, isFree: boolean) {
  const frameRef = useRef<HTMLDivElement>(null);
  const shown = useRef(opened);

  useEffect(() => {
    if (!isFree || shown.current === opened) {
      return;
    }
    const isBack = opened === undefined && typeof shown.current === 'number';
    const row = isBack ? document.getElementById(rowIdOf(Number(shown.current))) : null;
    shown.current = opened;
    (row ?? frameRef.current)?.focus({ preventScroll: true });
  }, [opened, isFree]);

  return frameRef;
}
