import type { Flashcard } from '@scholar/contract';
import { useId } from 'react';
import { TermList } from '../../cards/public';
import styles from './end-sheet.module.css';

/** Cards below the sheet; nothing where there are none. */
export function EndList({ heading, cards }: { heading: string; cards: readonly Flashcard[] }) {
  const id = useId();
  return (
    cards.length > 0 && (
      <section className={styles.list}>
        <h2 id={id}>{heading}</h2>
        <TermList labelledBy={id} terms={cards} />
      </section>
    )
  );
}
