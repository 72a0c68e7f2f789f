import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useTextParts } from '../../../lib/text/text-parts';
import { PartSteps } from '../../../ui/editing/part-steps';
import { documentsTexts } from '../documents.texts';
import styles from './read-only-text.module.css';

/** A text to read and copy. A field, so that the keyboard can reach it and scroll it. */
export function ReadOnlyText({ label, text }: { label: string; text: string }) {
  const { shown, ...steps } = useTextParts(text);
  return (
    <>
      <textarea
        readOnly
        aria-label={label}
        dir="auto"
        rows={10}
        className={styles.text}
        value={shown.text}
      />
      <PartSteps index={steps.index} count={steps.count} onShow={steps.show} />
    </>
  );
}

/** The text a summary was made from. It can be long, so it is laid out only when it is looked at. */
export function SourceText({ text }: { text: string }) {
  const texts = useTexts(documentsTexts).form;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.source}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronRight size={18} className={styles.chevron} />
        <span>{texts.sourceText}</span>
        <span className={styles.hint}>{texts.sourceHint}</span>
      </summary>
      {isOpen && <ReadOnlyText label={texts.sourceText} text={text} />}
    </details>
  );
}
