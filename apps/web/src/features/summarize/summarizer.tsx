import Highlighter from 'lucide-react/icons/highlighter';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { LeaveDialog } from '../../ui/dialogs/leave-dialog';
import { NextStep, WorkPage } from '../../ui/layout/work-page';
import { SignInDialog } from '../generation/public';
import { DocumentPanel, ImportButton } from '../import-document/public';
import { SavedDialog } from './saved-dialog';
import type { SummarizeDraft } from './summarize-draft';
import { SummarizerSummary } from './summarizer-summary';
import { summarizeTexts } from './summarize.texts';
import { useSummarizer } from './use-summarizer';

const ONE_COLUMN = '(width < 768px)';

export function Summarizer({
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
    // The button that was pressed is gone.
    generateRef.current?.focus();
  }

  function handleLogIn() {
    // Said once more: a log-out in this tab may have emptied the drafts since the last change.
    onKeep({ source, result });
    summarizer.logIn();
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
          marked={summarizer.marked}
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
        onLogIn={handleLogIn}
      />
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}
