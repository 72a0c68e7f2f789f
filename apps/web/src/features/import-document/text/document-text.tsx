import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { FieldError } from '../../../ui/forms/field';
import { PartSteps } from '../../../ui/editing/part-steps';
import styles from './document-text.module.css';
import type { Passage } from './find-passage';
import { importDocumentTexts } from '../import-document.texts';
import { NO_SOURCE, type SourceDocument, withText } from './source-document';
import type { DocumentImport } from '../files/use-document-import';
import { useShownPart } from './use-shown-part';

/** Space above and below a passage that was scrolled to. */
const MARGIN = 48;

export function DocumentText({
  source,
  onChange,
  documentImport: { running, isSentenceShown, hideSentence, dismiss, offerBack },
  labelId,
  error,
  highlighted,
  over,
  areaRef,
}: {
  source: SourceDocument;
  onChange: (source: SourceDocument) => void;
  documentImport: DocumentImport;
  labelId: string;
  error: string | undefined;
  highlighted: { passage: Passage; number: number } | undefined;
  /** Drawn over the letters, as large as the whole text. */
  over: ReactNode;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const texts = useTexts(importDocumentTexts);
  const errorId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const part = useShownPart({
    text: source.text,
    passage: highlighted?.passage,
    onEdit(text) {
      // The notice and its Undo are about the text as it was imported.
      dismiss();
      onChange(withText(source, text));
    },
    onReplaceAll(text) {
      onChange({ ...NO_SOURCE, text });
      offerBack(source);
    },
  });

  function handleChange(typed: string) {
    hideSentence();
    part.edit(isSentenceShown ? typed.replace(texts.pdfFailed, '') : typed);
  }

  function handleShow(index: number) {
    part.steps.onShow(index);
    if (scrollerRef.current) {
      scrollerRef.current.scrollTop = 0;
    }
  }

  // The sentence goes before the student writes into it.
  const handleTouch = isSentenceShown ? hideSentence : undefined;

  const shownText = isSentenceShown ? texts.pdfFailed : part.text;

  return (
    <>
      <div ref={scrollerRef} className={styles.scroller}>
        <div className={styles.stack}>
          {/* The same text in the same lines gives the text area its height, so that all layers scroll together. */}
          <div className={`${styles.sheet} ${styles.mirror}`} dir="auto" aria-hidden="true">
            {highlighted && part.passage ? (
              <QuoteHighlight
                key={part.steps.index}
                text={shownText}
                passage={part.passage}
                number={highlighted.number}
                scrollerRef={scrollerRef}
              />
            ) : (
              shownText
            )}
            {'\n'}
          </div>
          <textarea
            ref={areaRef}
            className={`${styles.sheet} ${styles.area}`}
            dir="auto"
            name="document"
            spellCheck={false}
            placeholder={texts.placeholder}
            value={shownText}
            readOnly={running !== null}
            onChange={(event) => handleChange(event.target.value)}
            onFocus={handleTouch}
            onPointerDown={handleTouch}
            onKeyDown={handleTouch ?? part.handleKeyDown}
            onPaste={running === null ? part.handlePaste : undefined}
            aria-labelledby={labelId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          {over}
        </div>
      </div>
      <PartSteps {...part.steps} onShow={handleShow} />
      <div className={styles.error}>
        <FieldError id={errorId} message={error} />
      </div>
    </>
  );
}

/** Drawn behind the text area, which cannot hold a highlight itself. */
function QuoteHighlight({
  text,
  passage: { start, end },
  number,
  scrollerRef,
}: {
  text: string;
  passage: Passage;
  number: number;
  scrollerRef: RefObject<HTMLElement | null>;
}) {
  const highlightRef = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const highlight = highlightRef.current;
    if (!scroller || !highlight) {
      return;
    }
    const top = highlight.offsetTop;
    const bottom = top + highlight.offsetHeight;
    const isInView =
      top >= scroller.scrollTop &&
      bottom <= scroller.scrollTop + scroller.clientHeight - MARGIN / 2;
    if (!isInView) {
      scroller.scrollTop = top - MARGIN;
    }
  }, [scrollerRef, start, end]);

  return (
    <>
      {text.slice(0, start)}
      <mark key={`${start}-${end}`} ref={highlightRef} className={styles.highlight}>
        <span className={styles.number} data-number={number} />
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
