import type { Flashcard } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import styles from './citation.module.css';
import { studyTexts } from '../study.texts';

/** The sentence a card came from, under the highlighter; without one, the document alone. */
export function Citation({
  card: { source, document },
  number,
}: {
  card: Pick<Flashcard, 'source' | 'document'>;
  number: number;
}) {
  const texts = useTexts(studyTexts).study;
  if (!source && !document) {
    return null;
  }
  return (
    <figure className={styles.citation} aria-label={texts.source}>
      {source && (
        <>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <blockquote className={styles.quote} dir="auto">
            <mark className={styles.mark}>{source.quote}</mark>
          </blockquote>
        </>
      )}
      {document && (
        <figcaption className={styles.document} dir="auto">
          {document.title}
        </figcaption>
      )}
    </figure>
  );
}
