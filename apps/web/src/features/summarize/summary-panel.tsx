import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { countWords } from '../../lib/text/count-words';
import { useTexts } from '../../lib/i18n';
import { Panel } from '../../ui/layout/panel';
import { SaveButton, type SaveState } from '../../ui/inputs/save-button';
import { Generating } from './generating';
import styles from './summary-panel.module.css';
import { summarizeTexts } from './summarize.texts';
import { SummaryTools } from './summary-tools';

/** The frame around the summary: what can be done with it, and what is going on. */
export function SummaryPanel({
  content,
  isGenerating,
  status,
  notices,
  saveState,
  onCancel,
  onSave,
  panelRef,
  children,
}: {
  /** Undefined while there is no summary. */
  content: string | undefined;
  isGenerating: boolean;
  /** For screen readers, in the one status region of the panel. */
  status: string;
  notices: ReactNode;
  saveState: SaveState;
  onCancel: () => void;
  onSave: () => void;
  panelRef: RefObject<HTMLElement | null>;
  /** The summary, or what stands in its place. */
  children: ReactNode;
}) {
  const texts = useTexts(summarizeTexts);
  const titleId = useId();
  const words = useMemo(() => countWords(content ?? ''), [content]);
  const isShown = content !== undefined && !isGenerating;

  return (
    <Panel
      ref={panelRef}
      className={styles.panel}
      isFootSticky={isShown}
      title={texts.summaryTitle}
      titleId={titleId}
      note={isShown && texts.words(words)}
      tools={isShown && <SummaryTools content={content} />}
      foot={
        <>
          <span className={styles.hint}>
            {isShown && saveState !== 'saved' && (
              <>
                <CircleAlert size={18} />
                {texts.hint}
              </>
            )}
            {isGenerating && texts.usually}
          </span>
          <SaveButton
            state={isShown ? saveState : 'unsaved'}
            labels={{ unsaved: texts.save, saving: texts.saving, saved: texts.saved }}
            isDisabled={!isShown}
            onSave={onSave}
          />
        </>
      }
    >
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {isGenerating ? (
        <Generating onCancel={onCancel} />
      ) : (
        <>
          {notices}
          {children}
        </>
      )}
    </Panel>
  );
}
