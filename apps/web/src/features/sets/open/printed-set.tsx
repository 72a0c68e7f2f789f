import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardAnswer, CardName } from '../../cards/public';
import { CardPictures } from '../../media/public';
import { useTexts } from '../../../lib/i18n';
import type { EditedRow } from '../cards/card-edits';
import styles from './printed-set.module.css';
import { setsTexts } from '../sets.texts';

/**
 * On paper a set is a table of questions and answers, with the texts as they stand on the screen.
 * It is there only while it is printed.
 */
export function PrintedSet({
  title,
  rows,
  isCutOut,
}: {
  title: string;
  rows: readonly EditedRow[];
  /** Each row is a strip: cut out and folded in the middle, it is a card. */
  isCutOut: boolean;
}) {
  const texts = useTexts(setsTexts).card;
  if (!useIsPrinting()) {
    return null;
  }
  return (
    <table className={isCutOut ? `${styles.table} ${styles.cutOut}` : styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.questionColumn}</th>
          <th scope="col">{texts.answerColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => row.card !== undefined)
          .map(({ flashcardId, card, text }) => (
            <tr key={flashcardId}>
              <th scope="row" dir="auto">
                <CardName card={{ ...text, kind: card?.kind }} />
                <CardPictures media={card?.media} side="question" size="small" />
              </th>
              <td dir="auto">
                <CardAnswer card={{ ...text, kind: card?.kind }} />
                <CardPictures media={card?.media} side="answer" size="small" />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Prints as a table or as cards, and again that way until the other one is chosen. */
export function usePaper() {
  const [isCutOut, setIsCutOut] = useState(false);

  function print(wanted: boolean): void {
    // The browser reads the page as it is when it is asked to print.
    flushSync(() => setIsCutOut(wanted));
    window.print();
  }

  return { isCutOut, print };
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser takes its picture of the page as soon as this returns.
    const handleStart = () => flushSync(() => setIsPrinting(true));
    const handleEnd = () => setIsPrinting(false);
    window.addEventListener('beforeprint', handleStart);
    window.addEventListener('afterprint', handleEnd);
    return () => {
      window.removeEventListener('beforeprint', handleStart);
      window.removeEventListener('afterprint', handleEnd);
    };
  }, []);

  return isPrinting;
}
