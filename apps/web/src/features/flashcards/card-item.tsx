import type { Source } from '@scholar/contract';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n';
import { useHoverIntent } from '../../lib/use-hover-intent';
import { GrowingText } from '../../ui/growing-text';
import { SourceQuote } from '../import-document/public';
import type { GeneratedCard } from './batch';
import { toCardElementId } from './card-element';
import styles from './card-item.module.css';
import type { CardProblems } from './card-problems';
import { CardToggle } from './card-toggle';
import { flashcardsTexts } from './flashcards.texts';

/** A card that can be chosen, edited, and followed to where it comes from. */
export function CardItem({
  card: { question, answer, isSelected },
  number,
  source,
  documentText,
  isActive,
  isMarked,
  problems,
  onActivate,
  onChange,
}: {
  card: GeneratedCard;
  number: number;
  source: Source | null;
  documentText: string;
  isActive: boolean;
  /** Whether the document shows the passage. */
  isMarked: boolean;
  problems: CardProblems[string] | undefined;
  onActivate: () => void;
  onChange: (change: { question: string } | { answer: string } | { isSelected: boolean }) => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const quoteId = useId();
  const hover = useHoverIntent();
  return (
    <li id={toCardElementId(number)} aria-label={texts.card(number)}>
      <div
        className={styles.card}
        data-active={isActive}
        data-selected={isSelected}
        onFocus={onActivate}
        {...hover(onActivate)}
      >
        {source ? (
          <button
            type="button"
            className={styles.number}
            aria-label={texts.source(number)}
            aria-pressed={isActive}
            aria-describedby={isActive ? quoteId : undefined}
            onClick={onActivate}
          >
            {number}
          </button>
        ) : (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <div className={styles.words}>
          <GrowingText
            label={texts.question(number)}
            value={question}
            look="term"
            error={problems?.question}
            onChange={(typed) => onChange({ question: typed })}
          />
          <GrowingText
            label={texts.answer(number)}
            value={answer}
            look="definition"
            error={problems?.answer}
            onChange={(typed) => onChange({ answer: typed })}
          />
        </div>
        <CardToggle
          number={number}
          isSelected={isSelected}
          onChange={(wanted) => onChange({ isSelected: wanted })}
        />
        {isActive && source && (
          <div className={styles.source}>
            <SourceQuote
              id={quoteId}
              source={source}
              documentText={documentText}
              isMarked={isMarked}
              look="foot"
            />
          </div>
        )}
      </div>
    </li>
  );
}
