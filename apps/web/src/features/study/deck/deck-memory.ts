import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { sessionStore } from '../../../lib/storage/storage';
import { type Deck, isFinished, openDeck } from './deck';

const StoredDeckSchema = z.object({
  order: z.array(z.int()),
  at: z.int().check(z.minimum(0)),
});

/**
 * The deck as it lay when this entry of the tab's history was left: for Back and for a reload. One
 * that was finished is not put back: whoever opens its set again wants to study.
 */
export function recallDeck(entry: string): Deck | undefined {
  const stored = parseStored(StoredDeckSchema, sessionStore.get(keyOf(entry)));
  const deck = stored && openDeck(stored);
  return deck && !isFinished(deck) ? deck : undefined;
}

export function rememberDeck(entry: string, { order, at }: Deck): void {
  sessionStore.set(keyOf(entry), JSON.stringify({ order, at }));
}

function keyOf(entry: string): string {
  return `deck.${entry}`;
}
