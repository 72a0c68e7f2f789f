import Highlighter from 'lucide-react/icons/highlighter';
import { useEffect, useRef } from 'react';
import { type EntryPath, SignInDialog } from '../generation/public';
import { DocumentPanel, ImportButton } from '../import-document/public';
import { useDraft } from '../../lib/drafts/use-draft';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { sayField } from '../../lib/i18n/field-names.texts';
import { Button } from '../../ui/basics/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { LeaveDialog } from '../../ui/editing/leave-dialog';
import { NextStep, WorkPage } from '../../ui/layout/work-page';
import { SUMMARIZE_DRAFT, type SummarizeDraft, SummarizeDraftSchema } from './use-result';
import { summarizeTexts } from './summarize.texts';
import { SummarizerSummary } from './summarizer-summary';
import { useSummarizer } from './use-summarizer';
import styles from './summarize-screen.module.css';

const ONE_COLUMN = '(width < 768px)';

export function SummarizeScreen() {
  const draft = useDraft(SUMMARIZE_DRAFT, SummarizeDraftSchema);
  useDocumentTitle(useTexts(summarizeTexts).title);

  if (!draft.isLoaded) {
    return null;
  }
  return (
    <Summarizer key={draft.room} initial={draft.found} onKeep={draft.keep} onForget={draft.drop} />
  );
}

function Summarizer({
  initial,
  onKeep,
  onForget,
}: {
  initial: SummarizeDraft | undefined;
  onKeep: (draft: SummarizeDraft) => void;
  onForget: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  const summarizer = useSummarizer(initial);
  const summaryRef = useRef<HTMLElement>(null);
  const generateRef = useRef<HTMLButtonElement>(null);
  const { source, documentImport, generation, saving, guard } = summarizer;
  const result = summarizer.results.shown?.result ?? null;

  useEffect(() => {
    // An empty screen is no work: kept, it would hide what a student left before signing in again.
    if (source.text === '' && result === null) {
      onForget();
    } else {
      onKeep({ source, result });
    }
  }, [source, result, onKeep, onForget]);

  function handleGenerate() {
    const hasBegun = summarizer.generate();
    if (hasBegun && window.matchMedia(ONE_COLUMN).matches) {
      summaryRef.current?.scrollIntoView({ block: 'start' });
    }
  }

  function handleCancel() {
    generation.cancel();
    // The pressed button has disappeared, so the focus needs a new place.
    generateRef.current?.focus();
  }

  function handleEnter(path: EntryPath) {
    // Said once more: a log-out in this tab may have emptied the drafts since the last change.
    onKeep({ source, result });
    summarizer.enter(path);
  }

  return (
    <>
      <WorkPage
        title={texts.title}
        actions={
          <>
            <ImportButton documentImport={documentImport} />
            <NextStep isNext={result === null}>
              <Button
                ref={generateRef}
                icon={<Highlighter />}
                isBusy={generation.state.kind === 'running'}
                disabled={documentImport.running !== null || saving.state.kind === 'saving'}
                onClick={handleGenerate}
              >
                {texts.generate}
              </Button>
            </NextStep>
          </>
        }
      >
        <DocumentPanel
          source={source}
          onChange={summarizer.changeSource}
          documentImport={documentImport}
          error={summarizer.textProblem}
          highlighted={summarizer.highlighted}
          areaRef={summarizer.areaRef}
        />
        <SummarizerSummary
          summarizer={summarizer}
          panelRef={summaryRef}
          onGenerate={handleGenerate}
          onCancel={handleCancel}
        />
      </WorkPage>
      <SavedDialog saved={summarizer.lastSaved} onClose={summarizer.closeSaved} />
      <SignInDialog
        isOpen={summarizer.isSignInAsked}
        title={texts.signInTitle}
        reason={texts.signIn}
        kept={texts.signInKept}
        onClose={summarizer.closeSignIn}
        onEnter={handleEnter}
      />
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}

function SavedDialog({
  saved,
  onClose,
}: {
  /** What was saved; null while there is nothing to say. */
  saved: { name: string; field: string } | null;
  onClose: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <Dialog
      isOpen={saved !== null}
      onClose={onClose}
      title={texts.savedTitle}
      hasCross={false}
      actions={<Button onClick={onClose}>{texts.ok}</Button>}
    >
      <dl className={styles.facts}>
        <dt>{texts.name}</dt>
        <dd>
          <bdi>{saved?.name}</bdi>
        </dd>
        <dt>{texts.field}</dt>
        <dd>{saved && sayField(saved.field)}</dd>
      </dl>
    </Dialog>
  );
}
