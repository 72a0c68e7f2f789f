import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { documentsTexts } from '../documents.texts';
import { ReadOnlyText } from './read-only-text';
import styles from './source-text.module.css';

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
