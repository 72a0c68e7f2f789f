import { type Flashcard, kindOf } from '@scholar/contract';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { BlankText } from '../../../ui/text/blank-text';
import { CardSource } from '../../cards/public';
import type { Ask } from '../ask/ask';
import { questionsTexts } from '../questions.texts';
import styles from './why-wrong.module.css';
import { RichText } from '../../../ui/text/rich-text';

/** The right card with the sentence it comes from, beside the card that the answer belongs to. */
export function WhyWrong({
  ask,
  other,
  isClaimed = false,
}: {
  ask: Ask;
  other: Flashcard | undefined;
  /** The other card was put forward by the question, not by the answer. */
  isClaimed?: boolean;
}) {
  const id = useId();
  const texts = useTexts(questionsTexts);
  return (
    <section className={styles.why} data-cards={other ? 2 : 1} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {texts.why}
      </h2>
      <Explained
        label={texts.itsCard}
        card={ask.card}
        // The definition stands above, as what was asked: here it would push its sentence out of sight.
        isKnown={ask.kind === 'definition' && ask.card.source !== null}
      />
      {other && <Explained label={isClaimed ? texts.claimedCard : texts.otherCard} card={other} />}
    </section>
  );
}

function Explained({
  label,
  card,
  isKnown = false,
}: {
  label: string;
  card: Flashcard;
  isKnown?: boolean;
}) {
  const { question, answer } = card;
  return (
    <div className={styles.card}>
      <p className={styles.label}>{label}</p>
      {kindOf(card) === 'cloze' ? (
        <p className={styles.definition} dir="auto">
          <BlankText text={answer} fill={question} />
        </p>
      ) : (
        <>
          <h3 className={styles.term} dir="auto">
            <RichText text={question} />
          </h3>
          {!isKnown && (
            <p className={styles.definition} dir="auto">
              <RichText text={answer} />
            </p>
          )}
        </>
      )}
      <div className={styles.source}>
        <CardSource card={card} />
      </div>
    </div>
  );
}
