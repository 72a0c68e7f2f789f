import { SUMMARY_MESSAGE_MS } from '@scholar/contract';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { countWords } from '../../lib/text/count-words';
import { useDelay } from '../../lib/time/use-delay';
import { Button } from '../../ui/basics/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { WorkingStrip } from '../../ui/feedback/working-strip';
import { SaveButton, type SaveState } from '../../ui/editing/save-button';
import { Panel } from '../../ui/layout/panel';
import { summarizeTexts } from './summarize.texts';
import styles from './summary-panel.module.css';

const SHOWN_MS = 2_000;

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
            look="red"
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

function Generating({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(summarizeTexts);
  return (
    <div className={styles.generating}>
      <WorkingStrip messages={texts.working} turnMs={SUMMARY_MESSAGE_MS} onCancel={onCancel} />
      <div className={styles.sheet} aria-busy="true">
        <Skeleton width="64%" height={32} />
        <Skeleton width={128} height={26} />
        <div className={styles.lines}>
          {['100%', '96%', '72%', '98%', '88%', '54%'].map((width) => (
            <Skeleton key={width} width={width} height={18} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Copy and Print; in a narrow panel only their icons show. */
function SummaryTools({ content }: { content: string }) {
  const texts = useTexts(summarizeTexts);
  const [isCopied, setIsCopied] = useState(false);
  useDelay(isCopied, SHOWN_MS, () => setIsCopied(false));

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(content);
      setIsCopied(true);
    } catch {
      // Without TLS or permission the browser has no clipboard for us.
      toast({ message: texts.copyFailed });
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={isCopied ? <Check /> : <Copy />}
        title={texts.copy}
        onClick={() => void handleCopy()}
      >
        <span className={styles.label}>{isCopied ? texts.copied : texts.copy}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && texts.copied}
      </span>
      <Button
        variant="quiet"
        size="sm"
        icon={<Printer />}
        title={texts.print}
        onClick={() => window.print()}
      >
        <span className={styles.label}>{texts.print}</span>
      </Button>
    </>
  );
}
