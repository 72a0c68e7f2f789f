import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import cardStyles from '../sample/sample-cards.module.css';
import styles from './own-cards.module.css';
import { ownTextTexts } from './own-text.texts';
import type { OwnPassage } from './to-sample';

export function OwnCards({ passages }: { passages: readonly OwnPassage[] }) {
  return (
    <ol className={cardStyles.cards}>
      {passages.map((passage, place) => (
        <OwnCard key={passage.quote} passage={passage} number={place + 1} />
      ))}
    </ol>
  );
}

/** Turned over, it asks; turned again, it answers. */
function OwnCard({
  passage: { asks, answers, isCloze },
  number,
}: {
  passage: OwnPassage;
  number: number;
}) {
  const texts = useTexts(ownTextTexts);
  const [isTurned, setIsTurned] = useState(false);
  return (
    <li className={cardStyles.card}>
      <button
        type="button"
        className={styles.turn}
        aria-expanded={!isTurned}
        title={isTurned ? texts.show : texts.hide}
        onClick={() => setIsTurned(!isTurned)}
      >
        <span className={`${cardStyles.term} ${isCloze ? styles.sentence : ''}`}>
          <span className={`${cardStyles.number} ${cardStyles.isShown}`} aria-hidden="true">
            {number}
          </span>
          {asks}
        </span>
        <span className={cardStyles.definition} data-turned={isTurned}>
          {isTurned ? texts.show : answers}
        </span>
      </button>
    </li>
  );
}
