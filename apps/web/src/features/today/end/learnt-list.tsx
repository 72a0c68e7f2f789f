import type { TodayCard } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { CardName } from '../../cards/public';
import { formatInterval } from '../queue/format-interval';
import { todayTexts } from '../today.texts';
import styles from './learnt-list.module.css';

const SHOWN_AT_FIRST = 8;

/** Cards of the sitting with the time until they come back. */
export function LearntList({
  heading,
  cards,
  asOf,
}: {
  heading: string;
  cards: readonly TodayCard[];
  asOf: string;
}) {
  const texts = useTexts(todayTexts);
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? cards : cards.slice(0, SHOWN_AT_FIRST);
  if (cards.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {shown.map((card) => (
          <li key={card.flashcardId} className={styles.row}>
            <span className={styles.term} dir="auto">
              <CardName card={card} />
            </span>
            <span className={styles.back}>
              {card.due !== null &&
                texts.end.comesBack(formatInterval(secondsUntil(card.due, asOf), texts.units))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < cards.length && (
        <Button variant="link" className={styles.all} onClick={() => setAreAllShown(true)}>
          {texts.end.all(cards.length)}
        </Button>
      )}
    </section>
  );
}

function secondsUntil(due: string, asOf: string): number {
  return Math.max(0, (Date.parse(due) - Date.parse(asOf)) / 1000);
}
