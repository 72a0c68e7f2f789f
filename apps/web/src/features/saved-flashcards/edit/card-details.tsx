import type { Flashcard } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { CardDate } from '../list/card-date';
import styles from './card-details.module.css';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

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
