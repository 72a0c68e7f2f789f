import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, type RefObject, useDeferredValue, useId, useMemo, useRef } from 'react';
import { countWords } from '../../../lib/text/count-words';
import { useTexts } from '../../../lib/i18n';
import { isLong } from '../../../lib/text/text-parts';
import { IconButton } from '../../../ui/forms/icon-button';
import { Panel } from '../../../ui/layout/panel';
import { importDocumentTexts } from '../import-document.texts';
import { isPresentation } from '../files/choose-file';
import { ImportNoticeBox, ImportProgress } from '../files/import-status';
import type { DocumentImport } from '../files/use-document-import';
import { useFileDrop } from '../files/use-file-drop';
import { DocumentText } from './document-text';
import { FootnoteLayer, type FootnoteLayerProps } from './footnote-layer';
import styles from './document-panel.module.css';
import type { Passage } from './find-passage';
import type { SourceDocument } from './source-document';

/** The text to learn from: typed, pasted, dropped or imported. The caller holds it. */
export function DocumentPanel({
  source,
  onChange,
  documentImport,
  error,
  highlighted,
  footnotes,
  heading,
  strip,
  tools,
  fold,
  areaRef,
}: {
  source: SourceDocument;
  onChange: (source: SourceDocument) => void;
  documentImport: DocumentImport;
  /** Said below the text area. */
  error?: string | undefined;
  /** The passage that something on the screen comes from. */
  highlighted?: { passage: Passage; number: number } | undefined;
  /** Where everything on the screen comes from; drawn only where the whole text shows. */
  footnotes?: Omit<FootnoteLayerProps, 'text'>;
  /** The name of the text, shown in place of 'Original Document'. */
  heading?: string | undefined;
  /** Controls above the text. */
  strip?: ReactNode;
  /** Further buttons in the head of the panel. */
  tools?: ReactNode;
  /** Where the panel lies above others it can be folded into its head. */
  fold?: { isFolded: boolean; onChange: (isFolded: boolean) => void } | undefined;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const texts = useTexts(importDocumentTexts);
  const titleId = useId();
  const labelId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const { isOver, dropProps } = useFileDrop(panelRef, documentImport.take);
  const { running, notice, status } = documentImport;
  // A message about the text must not be hidden with it.
  const isFolded = fold?.isFolded === true && !running && !notice && error === undefined;
  // Typing must not wait until a long text is counted.
  const countedText = useDeferredValue(source.text);
  const words = useMemo(() => countWords(countedText), [countedText]);

  function handleCancel() {
    documentImport.cancel();
    // The button that had the focus is gone.
    areaRef.current?.focus();
  }

  return (
    <Panel
      ref={panelRef}
      className={styles.panel}
      title={heading ?? texts.title}
      titleId={titleId}
      isTitleCut={heading !== undefined}
      tools={
        <>
          {source.file && heading === undefined && <FileName file={source.file} />}
          {tools}
          {fold && (
            <span className={styles.fold}>
              <IconButton
                size="sm"
                label={isFolded ? texts.unfold : texts.fold}
                icon={isFolded ? <ChevronDown /> : <ChevronUp />}
                aria-expanded={!isFolded}
                onClick={() => fold.onChange(!isFolded)}
              />
            </span>
          )}
        </>
      }
      data-folded={isFolded}
      foot={
        <>
          <span>{texts.words(words)}</span>
          <span className={styles.dropHint}>{texts.dropHint}</span>
        </>
      }
      {...dropProps}
    >
      {running && <ImportProgress running={running} onCancel={handleCancel} />}
      {notice && (
        <ImportNoticeBox
          notice={notice}
          onUndo={documentImport.undo}
          onDismiss={documentImport.dismiss}
        />
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {strip}
      <span id={labelId} hidden>
        {texts.title}
      </span>
      <div className={styles.sheet} data-has-footnotes={footnotes !== undefined}>
        <DocumentText
          source={source}
          onChange={onChange}
          documentImport={documentImport}
          labelId={labelId}
          error={error}
          highlighted={highlighted}
          over={
            footnotes && !isLong(source.text) && <FootnoteLayer {...footnotes} text={source.text} />
          }
          areaRef={areaRef}
        />
      </div>
      {isOver && (
        <div className={styles.drop} aria-hidden="true">
          {texts.dropHere}
        </div>
      )}
    </Panel>
  );
}

function FileName({ file: { name, pages } }: { file: NonNullable<SourceDocument['file']> }) {
  const texts = useTexts(importDocumentTexts);
  const length = isPresentation({ name }) ? texts.slides(pages) : texts.pages(pages);
  return (
    <span className={styles.file}>
      <FileText size={16} />
      <bdi className={styles.fileName}>{name}</bdi>
      {pages > 0 && <span className={styles.pages}>{` · ${length}`}</span>}
    </span>
  );
}
