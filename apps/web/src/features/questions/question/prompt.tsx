import { isOnlyMedia } from '@scholar/contract';
import type { RefObject } from 'react';
import { useTexts } from '../../../lib/i18n';
import { BlankText } from '../../../ui/text/blank-text';
import { cardsTexts, toTextSize } from '../../cards/public';
import { CardPictures } from '../../media/public';
import { type Ask, sideOf } from '../ask/ask';
import { questionsTexts } from '../questions.texts';
import styles from './prompt.module.css';

/** The side of a card that asks. */
export function Prompt({
  ask,
  labelId,
  textId,
  sheetRef,
}: {
  ask: Ask;
  labelId: string;
  textId: string;
  sheetRef?: RefObject<HTMLElement | null>;
}) {
  const texts = useTexts(questionsTexts);
  const { kinds } = useTexts(cardsTexts);
  const side = sideOf(ask);
  return (
    <section
      ref={sheetRef}
      className={styles.sheet}
      tabIndex={sheetRef && -1}
      aria-labelledby={`${labelId} ${textId}`}
    >
      <h2 id={labelId} className={styles.label}>
        {{ ...kinds, ...texts.kinds }[ask.kind]}
      </h2>
      <CardPictures media={ask.card.media} side={side} />
      <p
        id={textId}
        className={isOnlyMedia(ask.card, side) ? 'visually-hidden' : styles.text}
        data-size={toTextSize(ask.prompt)}
        dir="auto"
      >
        <BlankText text={ask.prompt} />
      </p>
    </section>
  );
}
