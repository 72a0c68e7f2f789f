import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { FieldError } from '../../../ui/forms/field-error';
import { PartSteps } from '../../../ui/inputs/part-steps';
import styles from './document-text.module.css';
import type { Passage } from './find-passage';
import { importDocumentTexts } from '../import-document.texts';
import { PassageMark } from './passage-mark';
import { NO_SOURCE, type SourceDocument, withText } from './source-document';
import type { DocumentImport } from '../files/use-document-import';
import { useShownPart } from './use-shown-part';

export function DocumentText({
  source,
  onChange,
  documentImport: { running, isSentenceShown, hideSentence, dismiss, offerBack },
  labelId,
  error,
  marked,
  over,
  areaRef,
}: {
  source: SourceDocument;
  onChange: (source: SourceDocument) => void;
  documentImport: DocumentImport;
  labelId: string;
  error: string | undefined;
  marked: { passage: Passage; number: number } | undefined;
  /** Drawn over the letters, as large as the whole text. */
  over: ReactNode;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const texts = useTexts(importDocumentTexts);
  const errorId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const part = useShownPart({
    text: source.text,
    passage: marked?.passage,
    onEdit(text) {
      // What an import has to say, and its Undo, is about the text as it came.
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

  // Whoever begins to write must not write into the sentence.
  const handleTouch = isSentenceShown ? hideSentence : undefined;

  const shownText = isSentenceShown ? texts.pdfFailed : part.text;

  return (
    <>
      <div ref={scrollerRef} className={styles.scroller}>
        <div className={styles.stack}>
          {/* The same text in the same lines: it gives the text area its height, so that only what lies around all of them scrolls. */}
          <div className={`${styles.sheet} ${styles.mirror}`} dir="auto" aria-hidden="true">
            {marked && part.passage ? (
              <PassageMark
                key={part.steps.index}
                text={shownText}
                passage={part.passage}
                number={marked.number}
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
