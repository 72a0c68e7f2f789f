import type { SetWithCards } from '@scholar/contract';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { sessionStore } from '../../../lib/storage/storage';
import type { Marks, MarkStep } from '../../marks/public';
import {
  clearStudied,
  type Deck,
  fitDeck,
  flip,
  goAgain,
  goNext,
  goPrevious,
  isFinished,
  openDeck,
  pass,
  shuffleDeck,
  startDeck,
  startOver,
  swipeNext,
  takeBack,
} from './deck';

const StoredDeckSchema = z.object({
  order: z.array(z.int()),
  at: z.int().check(z.minimum(0)),
});

/** The deck of a set and the marks that go with it. */
export function useDeck(
  set: SetWithCards,
  marks: Marks,
  /** Cards that somebody wants to study are all studied, marked or not. */
  { isPart }: { isPart: boolean },
) {
  const { studied } = marks;
  const ids = useMemo(() => set.flashcards.map((card) => card.flashcardId), [set.flashcards]);
  const entry = `${set.quizId}.${useLocation().key}`;
  const [kept, setKept] = useState(
    () => recallDeck(entry) ?? startDeck(ids, isPart ? new Set() : studied),
  );
  const deck = useMemo(() => fitDeck(kept, ids), [kept, ids]);

  useEffect(() => rememberDeck(entry, deck), [entry, deck]);

  function apply(outcome: { deck: Deck; change: MarkStep }): void {
    marks.change(outcome.change);
    setKept(outcome.deck);
  }

  return {
    deck,
    studied,
    flip: () => setKept(flip(deck)),
    next: () => apply(goNext(deck, studied)),
    again: () => apply(goAgain(deck, studied)),
    swipeNext: () => apply(swipeNext(deck, studied)),
    pass: () => apply(pass(deck)),
    previous: () => apply(goPrevious(deck)),
    shuffle: () => setKept(shuffleDeck(deck, Math.random)),
    startOver: () => setKept(startOver(deck)),
    takeBack: () => apply(takeBack(deck)),
    /** Returns a function that undoes it later, also from another screen. */
    clear(): (() => void) | undefined {
      const { deck: cleared, change } = clearStudied(deck, studied);
      marks.clear();
      setKept(cleared);
      const { clear } = change;
      return clear.length > 0 ? () => marks.change({ mark: clear, clear: [] }) : undefined;
    },
  };
}

/**
 * The deck as it lay when this entry of the tab's history was left: for Back and for a reload. One
 * that was finished is not put back: whoever opens its set again wants to study.
 */
function recallDeck(entry: string): Deck | undefined {
  const stored = parseStored(StoredDeckSchema, sessionStore.get(keyOf(entry)));
  const deck = stored && openDeck(stored);
  return deck && !isFinished(deck) ? deck : undefined;
}

function rememberDeck(entry: string, { order, at }: Deck): void {
  sessionStore.set(keyOf(entry), JSON.stringify({ order, at }));
}

function keyOf(entry: string): string {
  return `deck.${entry}`;
}
