import type { KeyboardEvent } from 'react';
import type { Batch } from './batch';
import { CardItem } from './card-item';
import styles from './card-list.module.css';
import type { useGenerator } from '../use-generator';

export function CardList({
  batch: { cards, sources },
  generator,
}: {
  batch: Batch;
  generator: ReturnType<typeof useGenerator>;
}) {
  const { active, quoted, keeping } = generator;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) {
      generator.releaseCard();
    }
  }

  return (
    <div className={styles.scroller} onKeyDown={handleKeyDown}>
      <ol className={styles.list}>
        {cards.map((card, place) => (
          <CardItem
            key={card.id}
            card={card}
            place={place}
            source={sources[place] ?? null}
            isActive={active === place}
            isHighlighted={generator.highlighted?.number === place + 1}
            quotedFrom={quoted === place ? generator.source.text : undefined}
            problems={keeping.problems[card.id]}
            onActivate={generator.setActive}
            onQuote={generator.setQuoted}
            onChange={generator.changeCard}
          />
        ))}
      </ol>
    </div>
  );
}
