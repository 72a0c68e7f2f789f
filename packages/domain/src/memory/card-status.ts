import type { CardHandling, CardMemory, CardStatus } from '@scholar/contract';
import { isLeech, NEW_CARD, NOTHING_REMEMBERED } from '@scholar/memory';
import type { CardKey, Handling, KeptMemory } from './memory.ports';

const NOT_HANDLED: Handling = {
  isSuspended: false,
  isFlagged: false,
  buriedUntil: null,
  forgivenLapses: 0,
};

export const NOTHING_KEPT = { memory: NEW_CARD, ...NOT_HANDLED };

/** Of a card that nothing is kept of yet. */
export function nothingKept({ flashcardId, authorId }: CardKey): KeptMemory {
  return { flashcardId, authorId, ...NOTHING_REMEMBERED, ...NOT_HANDLED };
}

export function toStatus(kept: KeptMemory): CardStatus {
  return { flashcardId: kept.flashcardId, ...kept.memory, ...toHandling(kept) };
}

/** As students see it. */
export function toHandling({ memory, ...kept }: Handling & { memory: CardMemory }): CardHandling {
  const { isSuspended, isFlagged, buriedUntil, forgivenLapses: forgiven } = kept;
  return {
    isSuspended,
    isFlagged,
    buriedUntil,
    isLeech: isLeech({ lapses: memory.lapses, forgiven }),
  };
}
