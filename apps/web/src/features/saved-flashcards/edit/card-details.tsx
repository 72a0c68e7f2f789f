import { type Flashcard, kindOf } from '@scholar/contract';
import { cardsTexts } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { RichText } from '../../../ui/text/rich-text';
import { CardDate } from '../list/card-date';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import styles from './card-details.module.css';

/** What cannot be changed about a card; its kind follows from the answer as it is typed. */
export function CardDetails({ card, answer }: { card: Flashcard; answer: string }) {
  const { details: texts, list } = useTexts(savedFlashcardsTexts);
  const { kinds } = useTexts(cardsTexts);
  const kind = kindOf({ kind: card.kind, answer });
  return (
    <dl className={styles.details}>
      <dt>{texts.documentTitle}</dt>
      <dd dir="auto">{card.document?.title ?? list.none}</dd>
      <dt>{texts.field}</dt>
      <dd>{card.document ? sayField(card.document.field) : list.none}</dd>
      <dt>{texts.uploaded}</dt>
      <dd>
        <CardDate instant={card.createDate} none={list.none} />
      </dd>
      {kind === 'cloze' && (
        <>
          <dt>{texts.kind}</dt>
          <dd>{kinds.cloze}</dd>
        </>
      )}
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
        <RichText text={quote} />
      </blockquote>
    </figure>
  );
}
