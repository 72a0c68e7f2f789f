import { type RefObject, useId } from 'react';
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
  areaRef,
}: {
  source: SourceDocument;
  onChange: (source: SourceDocument) => void;
  documentImport: DocumentImport;
  labelId: string;
  error: string | undefined;
  marked: { passage: Passage; number: number } | undefined;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const texts = useTexts(importDocumentTexts);
  const errorId = useId();
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
    if (areaRef.current) {
      areaRef.current.scrollTop = 0;
    }
  }

  // Whoever begins to write must not write into the sentence.
  const handleTouch = isSentenceShown ? hideSentence : undefined;

  return (
    <>
      <div className={styles.field}>
        {marked && part.passage && (
          <PassageMark
            key={part.steps.index}
            text={part.text}
            passage={part.passage}
            number={marked.number}
            areaRef={areaRef}
          />
        )}
        <textarea
          ref={areaRef}
          className={`${styles.sheet} ${styles.area}`}
          dir="auto"
          name="document"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={isSentenceShown ? texts.pdfFailed : part.text}
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
      </div>
      <PartSteps {...part.steps} onShow={handleShow} />
      <div className={styles.error}>
        <FieldError id={errorId} message={error} />
      </div>
    </>
  );
}
