import type { SetWithCards } from '@scholar/contract';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { sessionStore } from '../../../lib/storage/storage';
import {
  clearStudied,
  type Deck,
  fitDeck,
  flip,
  goNext,
  goPrevious,
  isFinished,
  openDeck,
  shuffleDeck,
  startDeck,
  startOver,
  type StatusChange,
  swipeNext,
  takeBack,
} from './deck';
import { changeStatus, type StatusOwner, useStudyStatus } from '../session/study-status';

const StoredDeckSchema = z.object({
  order: z.array(z.int()),
  at: z.int().check(z.minimum(0)),
});

/** The deck of a set and the study status that goes with it. */
export function useDeck(set: SetWithCards, owner: StatusOwner) {
  const ids = useMemo(() => set.flashcards.map((card) => card.flashcardId), [set.flashcards]);
  const entry = `${set.quizId}.${useLocation().key}`;
  const status = useStudyStatus(owner);
  const [kept, setKept] = useState(() => recallDeck(entry) ?? startDeck(ids, status));
  const deck = useMemo(() => fitDeck(kept, ids), [kept, ids]);

  useEffect(() => rememberDeck(entry, deck), [entry, deck]);

  function apply(outcome: { deck: Deck; change: StatusChange }): void {
    changeStatus(owner, outcome.change);
    setKept(outcome.deck);
  }

  return {
    deck,
    status,
    flip: () => setKept(flip(deck)),
    next: () => apply(goNext(deck, status)),
    swipeNext: () => apply(swipeNext(deck, status)),
    previous: () => apply(goPrevious(deck)),
    shuffle: () => setKept(shuffleDeck(deck, Math.random)),
    startOver: () => setKept(startOver(deck)),
    takeBack: () => apply(takeBack(deck)),
    /** Returns a function that undoes it later, also from another screen. */
    clear(): (() => void) | undefined {
      const outcome = clearStudied(deck, status);
      apply(outcome);
      const cleared = outcome.change.clear;
      return cleared.length > 0
        ? () => changeStatus(owner, { mark: cleared, clear: [] })
        : undefined;
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
