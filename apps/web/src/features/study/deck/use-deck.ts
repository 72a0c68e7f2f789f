import type { QuizCards } from '@scholar/contract';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import {
  clearStudied,
  type Deck,
  fitDeck,
  flip,
  goNext,
  goPrevious,
  shuffleDeck,
  startDeck,
  startOver,
  type StatusChange,
  swipeNext,
  takeBack,
} from './deck';
import { recallDeck, rememberDeck } from './deck-memory';
import { changeStatus, type StatusOwner } from '../session/study-status-store';
import { useStudyStatus } from '../session/use-study-status';

/** The deck of a set and the study status that goes with it. */
export function useDeck(set: QuizCards, owner: StatusOwner) {
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
    /** Answers how to take it back later, from anywhere. */
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
