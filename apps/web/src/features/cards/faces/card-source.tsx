import type { Flashcard } from '@scholar/contract';
import { documentPath } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { RichText } from '../../../ui/text/rich-text';
import { cardsTexts } from '../cards.texts';
import styles from './card-source.module.css';

/** The sentence a card came from, under the highlighter; without one, the document alone. */
export function CardSource({
  card: { source, document },
  number,
  isDocumentLinked = false,
}: {
  card: Pick<Flashcard, 'source' | 'document'>;
  number?: number | undefined;
  isDocumentLinked?: boolean | undefined;
}) {
  const texts = useTexts(cardsTexts);
  if (!source && !document) {
    return null;
  }
  return (
    <figure className={styles.citation} aria-label={texts.source}>
      {source && number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {source && (
        <blockquote className={styles.quote} dir="auto">
          <mark className={styles.mark}>
            <RichText text={source.quote} />
          </mark>
        </blockquote>
      )}
      {document && (
        <figcaption className={styles.document} dir="auto">
          {isDocumentLinked && document.documentId > 0 ? (
            <Link
              to={documentPath(document.documentId, source)}
              state={source && { quote: source.quote }}
              className={styles.link}
            >
              {document.title}
            </Link>
          ) : (
            document.title
          )}
        </figcaption>
      )}
    </figure>
  );
}
