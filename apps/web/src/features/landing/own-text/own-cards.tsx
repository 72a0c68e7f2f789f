import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import cardStyles from '../sample/sample-cards.module.css';
import type { Passage } from '../sample/samples';
import styles from './own-cards.module.css';
import { ownTextTexts } from './own-text.texts';

export function OwnCards({ passages }: { passages: readonly Passage[] }) {
  return (
    <ol className={cardStyles.cards}>
      {passages.map((passage, place) => (
        <OwnCard key={passage.term} passage={passage} number={place + 1} />
      ))}
    </ol>
  );
}

/** Turned over, it asks; turned again, it answers. */
function OwnCard({ passage: { term, definition }, number }: { passage: Passage; number: number }) {
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
        <span className={cardStyles.term}>
          <span className={`${cardStyles.number} ${cardStyles.isShown}`} aria-hidden="true">
            {number}
          </span>
          {term}
        </span>
        <span className={cardStyles.definition} data-turned={isTurned}>
          {isTurned ? texts.show : definition}
        </span>
      </button>
    </li>
  );
}
