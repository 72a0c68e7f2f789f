import type { KeyboardEvent } from 'react';
import type { Batch } from './batch';
import { CardItem } from './card-item';
import styles from './card-list.module.css';
import type { useGenerator } from './use-generator';

export function CardList({
  batch: { cards, sources },
  generator,
}: {
  batch: Batch;
  generator: ReturnType<typeof useGenerator>;
}) {
  const { active, keeping } = generator;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) {
      generator.setActive(null);
    }
  }

  return (
    <div className={styles.scroller} onKeyDown={handleKeyDown}>
      <ol className={styles.list}>
        {cards.map((card, place) => (
          <CardItem
            key={card.id}
            card={card}
            number={place + 1}
            source={sources[place] ?? null}
            documentText={generator.source.text}
            isActive={active === place}
            isMarked={generator.marked?.number === place + 1}
            problems={keeping.problems[card.id]}
            onActivate={() => generator.setActive(place)}
            onChange={(change) => generator.changeCard(card.id, change)}
          />
        ))}
      </ol>
    </div>
  );
}
