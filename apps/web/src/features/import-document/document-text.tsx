import { type RefObject, useId } from 'react';
import { useTexts } from '../../lib/i18n';
import { FieldError } from '../../ui/field-error';
import styles from './document-text.module.css';
import type { Passage } from './find-passage';
import { importDocumentTexts } from './import-document.texts';
import { PassageMark } from './passage-mark';
import { type SourceDocument, withText } from './source-document';
import { directionOf } from './text-direction';
import type { DocumentImport } from './use-document-import';

export function DocumentText({
  source,
  onChange,
  documentImport: { running, isSentenceShown, hideSentence, dismiss },
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

  function handleChange(typed: string) {
    hideSentence();
    // What an import has to say, and its Undo, is about the text as it came.
    dismiss();
    const text = isSentenceShown ? typed.replace(texts.pdfFailed, '') : typed;
    onChange(withText(source, text));
  }

  // Whoever begins to write must not write into the sentence.
  const handleTouch = isSentenceShown ? hideSentence : undefined;

  return (
    <>
      <div className={styles.field}>
        {marked && (
          <PassageMark
            text={source.text}
            passage={marked.passage}
            number={marked.number}
            areaRef={areaRef}
          />
        )}
        <textarea
          ref={areaRef}
          className={`${styles.sheet} ${styles.area}`}
          dir={directionOf(source.text)}
          name="document"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={isSentenceShown ? texts.pdfFailed : source.text}
          readOnly={running !== null}
          onChange={(event) => handleChange(event.target.value)}
          onFocus={handleTouch}
          onPointerDown={handleTouch}
          onKeyDown={handleTouch}
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
      </div>
      <div className={styles.error}>
        <FieldError id={errorId} message={error} />
      </div>
    </>
  );
}
