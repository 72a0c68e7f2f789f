import type { Source } from '@scholar/contract';
import TextQuote from 'lucide-react/icons/text-quote';
import { useTexts } from '../../../lib/i18n';
import { RichText } from '../../../ui/text/rich-text';
import { findPassage, paragraphOf } from './find-passage';
import { importDocumentTexts } from '../import-document.texts';
import styles from './source-quote.module.css';

/** The passage of a card in words, for where the document is not beside it or has changed. */
export function SourceQuote({
  id,
  source,
  documentText,
  isHighlighted,
  look = 'box',
}: {
  id: string;
  source: Source;
  documentText: string;
  /** Whether the document beside it shows the passage. */
  isHighlighted: boolean;
  /** A box inside a text, or the foot of a card, which always tells the place. */
  look?: 'box' | 'foot' | undefined;
}) {
  const texts = useTexts(importDocumentTexts);
  const passage = findPassage(documentText, source);
  return (
    <span id={id} className={styles[look]} data-highlighted={isHighlighted}>
      <span className={styles.place}>
        <TextQuote size={16} />
        {passage ? texts.paragraph(paragraphOf(documentText, passage.start)) : texts.passageGone}
      </span>{' '}
      <span className={styles.passage} dir="auto">
        <mark>
          <RichText text={source.quote} />
        </mark>
      </span>
    </span>
  );
}
