import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { flashcardsTexts } from '../flashcards.texts';
import type { Batch } from './batch';
import { CardItem } from './card-item';
import styles from './card-list.module.css';
import { FOLD_STOP } from './card-stops';
import { SkeletonCards } from './skeleton-cards';
import type { CardsDesk } from './cards-desk';
import { useCardKeys } from './use-card-keys';

export function CardList({ batch, desk }: { batch: Batch; desk: CardsDesk }) {
  const texts = useTexts(flashcardsTexts);
  const maybeId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const said = useCardKeys(listRef, batch, desk);
  const { cards, sources } = batch;
  const { active, quoted, problems, isMaybeOpen } = desk;
  const placed = cards.map((card, place) => ({ card, place }));
  const sure = placed.filter(({ card }) => !card.isMaybe);
  const maybe = placed.filter(({ card }) => card.isMaybe);
  // What was chosen stays in sight.
  const shownMaybe = maybe.filter(({ card }) => isMaybeOpen || card.isSelected);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) {
      desk.releaseCard();
    }
  }

  function renderCard({ card, place }: (typeof placed)[number]) {
    return (
      <CardItem
        key={card.id}
        card={card}
        place={place}
        source={sources[place] ?? null}
        isActive={active === place}
        isHighlighted={desk.highlighted === place + 1}
        quotedFrom={quoted === place ? desk.text : undefined}
        problems={problems[card.id]}
        onActivate={desk.setActive}
        onQuote={desk.setQuoted}
        onChange={card.isMaybe ? desk.changeMaybe : desk.changeCard}
      />
    );
  }

  return (
    <div ref={listRef} className={styles.scroller} onKeyDown={handleKeyDown}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className={styles.list}>{sure.map(renderCard)}</ol>
      {desk.isGrowing && (
        <div className={styles.coming}>
          <SkeletonCards count={2} />
        </div>
      )}
      {maybe.length > 0 && (
        <section className={styles.maybe} aria-labelledby={maybeId}>
          <h3 className={styles.maybeHead}>
            <button
              type="button"
              id={maybeId}
              className={styles.fold}
              data-stop={FOLD_STOP}
              aria-expanded={isMaybeOpen}
              onClick={() => desk.setIsMaybeOpen(!isMaybeOpen)}
            >
              {texts.maybe(maybe.length)}
              {isMaybeOpen ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
            </button>
            <span className={styles.maybeHint}>{texts.maybeHint}</span>
          </h3>
          <ol className={styles.list}>{shownMaybe.map(renderCard)}</ol>
        </section>
      )}
    </div>
  );
}
