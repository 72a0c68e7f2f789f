import type { Flashcard } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { CardDate } from '../list/card-date';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import styles from './card-details.module.css';

/** What cannot be changed about a card. */
export function CardDetails({ card }: { card: Flashcard }) {
  const { details: texts, list } = useTexts(savedFlashcardsTexts);
  return (
    <dl className={styles.details}>
      <dt>{texts.documentTitle}</dt>
      <dd dir="auto">{card.document?.title ?? list.none}</dd>
      <dt>{texts.field}</dt>
      <dd>{card.document?.field ?? list.none}</dd>
      <dt>{texts.uploaded}</dt>
      <dd>
        <CardDate instant={card.createDate} none={list.none} />
      </dd>
    </dl>
  );
}

/** The passage a card came from, under the highlighter. */
export function CardSource({ quote }: { quote: string }) {
  const texts = useTexts(savedFlashcardsTexts).details;
  return (
    <figure>
      <figcaption className={styles.label}>{texts.source}</figcaption>
      <blockquote className={styles.quote} dir="auto">
        {quote}
      </blockquote>
    </figure>
  );
}
