import { type RefObject, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeys } from '../../../lib/keyboard/use-keys';
import type { CardsDesk } from './cards-desk';
import { type Batch, offeredOf, selectedOf, withCard } from './batch';
import { cardKeysTexts } from './card-keys.texts';
import { findFocusedPlace, moveFocus } from './card-stops';

/**
 * One key keeps the card with the focus, one drops it, and both go on to the next. Heard in the list only, so
 * that a letter anywhere else does nothing to a card. Answers what a screen reader should say.
 */
export function useCardKeys(
  listRef: RefObject<HTMLElement | null>,
  batch: Batch,
  desk: Pick<CardsDesk, 'changeCard' | 'changeMaybe'>,
): string {
  const texts = useTexts(cardKeysTexts);
  const [said, setSaid] = useState('');

  function move(step: 1 | -1) {
    if (listRef.current) {
      moveFocus(listRef.current, step);
    }
  }

  function choose(isSelected: boolean) {
    const place = listRef.current ? findFocusedPlace(listRef.current) : undefined;
    const card = place === undefined ? undefined : batch.cards[place];
    if (place === undefined || !card) {
      return;
    }
    const change = card.isMaybe ? desk.changeMaybe : desk.changeCard;
    change(card.id, { isSelected });
    const chosen = withCard(batch, card.id, { isSelected });
    const say = isSelected ? texts.kept : texts.dropped;
    setSaid(
      say({
        number: place + 1,
        selected: selectedOf(chosen).length,
        total: offeredOf(chosen).length,
      }),
    );
    move(1);
  }

  useKeys(
    {
      k: () => choose(true),
      d: () => choose(false),
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
    },
    listRef,
  );
  return said;
}
