import { useTexts } from '../../../lib/i18n';
import styles from './card-source.module.css';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

/** The passage a card came from, under the highlighter. */
export function CardSource({ quote }: { quote: string }) {
  const texts = useTexts(savedFlashcardsTexts).details;
  return (
    <figure className={styles.source}>
      <figcaption className={styles.label}>{texts.source}</figcaption>
      <blockquote className={styles.quote} dir="auto">
        {quote}
      </blockquote>
    </figure>
  );
}
