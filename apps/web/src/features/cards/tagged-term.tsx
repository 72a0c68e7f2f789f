import { type Flashcard, kindOf } from '@scholar/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { cardsTexts } from './cards.texts';
import styles from './tagged-term.module.css';

/** Says quietly beside its term that a card is a cloze; nothing for a definition, which most cards are. */
export function TaggedTerm({
  kind,
  answer,
  children,
}: Pick<Flashcard, 'kind' | 'answer'> & { children: ReactNode }) {
  const texts = useTexts(cardsTexts);
  return (
    <div className={styles.term}>
      {children}
      {kindOf({ kind, answer }) === 'cloze' && (
        <span className={styles.tag}>
          <Badge>{texts.kinds.cloze}</Badge>
        </span>
      )}
    </div>
  );
}
