import type { FlashcardsNews } from '@scholar/contract';
import { type Batch, toBatch } from './batch';

/**
 * The first cards of a text, before the rest of them has come. Who made them comes with the rest: without it
 * the choices about them are not counted.
 */
export function toFirstBatch(
  { cards }: FlashcardsNews,
  made: Parameters<typeof toBatch>[1],
): Batch {
  return { ...toBatch({ flashcards: { keywords: cards } }, made), uncounted: null };
}

/** With further cards behind those that are there: these stay in their place, as the student has left them. */
export function withMore(batch: Batch, more: Batch): Batch {
  const known = new Set(batch.cards.map((_, place) => keyOf(batch, place)));
  const places = [...more.cards.keys()].filter((place) => !known.has(keyOf(more, place)));
  return {
    ...batch,
    cards: [...batch.cards, ...more.cards.filter((_, place) => places.includes(place))],
    sources: [...batch.sources, ...places.map((place) => more.sources[place] ?? null)],
    remarks: more.remarks,
    uncounted: more.uncounted,
  };
}

/** Tells a card by what was made, because it may have been edited since. */
function keyOf({ cards, sources }: Batch, place: number): string {
  return JSON.stringify([cards[place]?.made, sources[place]]);
}
