import TextQuote from 'lucide-react/icons/text-quote';
import { useTexts } from '../../lib/i18n';
import { findPassage, paragraphOf } from '../import-document/public';
import styles from './source-quote.module.css';
import type { SummaryResult } from './summary-result';
import { summarizeTexts } from './summarize.texts';

/** The passage itself, where the document does not lie beside the summary or cannot be marked. */
export function SourceQuote({
  id,
  source,
  documentText,
  isMarked,
}: {
  id: string;
  source: SummaryResult['sources'][number];
  documentText: string;
  /** The document itself shows the passage, where it lies beside. */
  isMarked: boolean;
}) {
  const texts = useTexts(summarizeTexts);
  const passage = findPassage(documentText, source);
  return (
    <span id={id} className={styles.quote} data-marked={isMarked}>
      <span className={styles.place}>
        <TextQuote size={16} />
        {passage ? texts.paragraph(paragraphOf(documentText, passage.start)) : texts.passageGone}
      </span>{' '}
      <span className={styles.passage} dir="auto">
        <mark>{source.quote}</mark>
      </span>
    </span>
  );
}
