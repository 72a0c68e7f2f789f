import type { RefObject } from 'react';
import { GenerationFailed } from '../generation/public';
import { useTexts } from '../../lib/i18n';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PanelNotice } from '../../ui/feedback/panel-notice';
import type { SaveState } from '../../ui/editing/save-button';
import { summarizeTexts } from './summarize.texts';
import { SummaryPanel } from './summary-panel';
import { isSaved, type SummaryResult } from './summary-result';
import { SummaryView } from './summary-view';
import type { useSummarizer } from './use-summarizer';
import styles from './summarizer-summary.module.css';

/** The right half of the screen. */
export function SummarizerSummary({
  summarizer,
  panelRef,
  onGenerate,
  onCancel,
}: {
  summarizer: ReturnType<typeof useSummarizer>;
  panelRef: RefObject<HTMLElement | null>;
  onGenerate: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  const { results, generation, saving, nameProblem } = summarizer;
  const { shown, replaced } = results;
  const statuses = {
    idle: '',
    running: texts.generating,
    cancelled: texts.cancelled,
    ready: texts.ready,
    failed: '',
  };
  const nameErrors = { missing: texts.nameMissing, too_long: texts.nameTooLong };

  return (
    <SummaryPanel
      panelRef={panelRef}
      content={shown?.result.content}
      isGenerating={generation.state.kind === 'running'}
      status={statuses[generation.state.kind]}
      saveState={toSaveState(shown?.result, saving.state.kind === 'saving')}
      onCancel={onCancel}
      onSave={summarizer.save}
      notices={
        <>
          {generation.state.kind === 'failed' && (
            <GenerationFailed
              message={texts.failed}
              error={generation.state.error}
              onRetry={onGenerate}
            />
          )}
          {saving.state.kind === 'failed' && (
            <NotSaved reason={saving.state.reason} onRetry={summarizer.save} />
          )}
          {replaced && (
            <EarlierSummary onBringBack={summarizer.bringBack} onDismiss={results.forgetReplaced} />
          )}
        </>
      }
    >
      {!shown && generation.state.kind !== 'failed' && (
        <div className={styles.empty}>
          <EmptyState title={texts.empty} advice={texts.emptyAdvice} />
        </div>
      )}
      {shown && (
        <SummaryView
          key={shown.turn}
          result={shown.result}
          isFresh={shown.isFresh}
          documentText={summarizer.source.text}
          nameError={nameProblem && nameErrors[nameProblem]}
          nameRef={summarizer.nameRef}
          active={summarizer.active}
          isHighlighted={summarizer.highlighted !== undefined}
          onActivate={summarizer.setActive}
          onEdit={summarizer.edit}
        />
      )}
    </SummaryPanel>
  );
}

function toSaveState(result: SummaryResult | undefined, isSaving: boolean): SaveState {
  if (isSaving) {
    return 'saving';
  }
  return result && isSaved(result) ? 'saved' : 'unsaved';
}

function NotSaved({ reason, onRetry }: { reason: string | undefined; onRetry: () => void }) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="bad"
      message={texts.notSaved}
      detail={reason}
      action={{ label: texts.retry, onSelect: onRetry }}
    />
  );
}

function EarlierSummary({
  onBringBack,
  onDismiss,
}: {
  onBringBack: () => void;
  onDismiss: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="info"
      message={texts.replaced}
      action={{ label: texts.bringBack, onSelect: onBringBack }}
      onDismiss={onDismiss}
    />
  );
}
