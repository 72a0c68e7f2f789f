import { shuffle, type Random } from '../../../lib/random/shuffle';
import type { MarkStep, Studied } from '../../marks/public';

type Place = {
  /** Ids of the cards. */
  order: readonly number[];
  /** The place of the shown card; past the last one the deck is finished. */
  at: number;
};

/** What a step did to the marks, to be taken back with it. */
type Step = Place & { marked: readonly number[]; cleared: readonly number[] };

/** The cards on the table: their order, the one on top and the side it shows. */
export type Deck = Place & {
  isFlipped: boolean;
  /** Its answer was seen, though it may show the question again. */
  wasFlipped: boolean;
  /** The step that brought the card on top, which decides from which side it comes in. */
  direction: 'none' | 'next' | 'previous';
  /** Newest last. */
  steps: readonly Step[];
  /** Nothing was done since the last Next, so going back undoes it. */
  isFresh: boolean;
};

type Outcome = { deck: Deck; change: MarkStep };

const MOST_STEPS = 200;
const NO_CHANGE: MarkStep = { mark: [], clear: [] };

/** Goes on at the first card that is not studied yet; a deck that is all studied starts anew. */
export function startDeck(order: readonly number[], studied: Studied): Deck {
  const first = order.findIndex((id) => !studied.has(id));
  return openDeck({ order, at: Math.max(first, 0) });
}

export function openDeck({ order, at }: Place): Deck {
  return {
    order,
    at,
    isFlipped: false,
    wasFlipped: false,
    direction: 'none',
    steps: [],
    isFresh: false,
  };
}

/** Cards that were taken out of the set leave the deck, new ones go under it. */
export function fitDeck(deck: Deck, ids: readonly number[]): Deck {
  const known = new Set(deck.order);
  const present = new Set(ids);
  const isSame = known.size === present.size && deck.order.every((id) => present.has(id));
  if (isSame) {
    return deck;
  }
  const stays = (id: number) => present.has(id);
  const order = [...deck.order.filter(stays), ...ids.filter((id) => !known.has(id))];
  const isShownGone = deck.order[deck.at] !== undefined && !stays(deck.order[deck.at] ?? 0);
  return {
    ...deck,
    order,
    at: deck.order.slice(0, deck.at).filter(stays).length,
    isFlipped: deck.isFlipped && !isShownGone,
    wasFlipped: deck.wasFlipped && !isShownGone,
    isFresh: false,
    steps: [],
  };
}

export function isFinished({ order, at }: Deck): boolean {
  return at >= order.length;
}

export function flip(deck: Deck): Deck {
  return isFinished(deck) ? deck : { ...deck, isFlipped: !deck.isFlipped, wasFlipped: true };
}

/** Marks the card as studied and shows the next one. */
export function goNext(deck: Deck, studied: Studied): Outcome {
  return leaveCard(deck, studied, { isStudied: true });
}

/** A swipe is easily made by accident: a card whose answer was not seen does not count as studied. */
export function swipeNext(deck: Deck, studied: Studied): Outcome {
  return leaveCard(deck, studied, { isStudied: deck.wasFlipped });
}

/** The card is to be studied again: without its mark it goes by. */
export function goAgain(deck: Deck, studied: Studied): Outcome {
  const shown = deck.order[deck.at];
  const clear = shown !== undefined && studied.has(shown) ? [shown] : [];
  return passCard(deck, { mark: [], clear });
}

/** A card that was only heard goes by as it is. */
export function pass(deck: Deck): Outcome {
  return passCard(deck, NO_CHANGE);
}

function leaveCard(deck: Deck, studied: Studied, { isStudied }: { isStudied: boolean }): Outcome {
  const shown = deck.order[deck.at];
  const isNew = isStudied && shown !== undefined && !studied.has(shown);
  return passCard(deck, { mark: isNew ? [shown] : [], clear: [] });
}

function passCard(deck: Deck, change: MarkStep): Outcome {
  if (isFinished(deck)) {
    return { deck, change: NO_CHANGE };
  }
  const moved = move(deck, { at: deck.at + 1, direction: 'next' }, change);
  return { deck: { ...moved, isFresh: true }, change };
}

/** Right after Next it undoes it; later it only shows the card before. */
export function goPrevious(deck: Deck): Outcome {
  if (deck.at === 0) {
    return { deck, change: NO_CHANGE };
  }
  if (deck.isFresh) {
    return takeBack(deck);
  }
  const place = { order: deck.order, at: deck.at - 1 };
  return { deck: { ...turnTo(deck, place, 'previous'), steps: deck.steps }, change: NO_CHANGE };
}

export function shuffleDeck(deck: Deck, random: Random): Deck {
  const mixed = move(deck, { at: 0, direction: 'none' }, NO_CHANGE);
  return { ...mixed, order: shuffle(deck.order, random) };
}

export function startOver(deck: Deck): Deck {
  return move(deck, { at: 0, direction: 'none' }, NO_CHANGE);
}

/** Everything is to be studied again. */
export function clearStudied(deck: Deck, studied: Studied): Outcome {
  const change = { mark: [], clear: [...studied] };
  const at = isFinished(deck) ? 0 : deck.at;
  const cleared = move(deck, { at, direction: 'none' }, change);
  const { isFlipped, wasFlipped } = deck;
  return { deck: { ...cleared, isFlipped, wasFlipped }, change };
}

/** The step before this one, with what it did to the marks. */
export function takeBack(deck: Deck): Outcome {
  const step = deck.steps.at(-1);
  if (step === undefined) {
    return { deck, change: NO_CHANGE };
  }
  const direction = step.at < deck.at ? 'previous' : 'none';
  return {
    deck: { ...turnTo(deck, step, direction), steps: deck.steps.slice(0, -1) },
    change: { mark: step.cleared, clear: step.marked },
  };
}

function move(
  deck: Deck,
  { at, direction }: Pick<Deck, 'at' | 'direction'>,
  { mark, clear }: MarkStep,
): Deck {
  const step: Step = { order: deck.order, at: deck.at, marked: mark, cleared: clear };
  const steps = [...deck.steps, step].slice(-MOST_STEPS);
  return { ...turnTo(deck, { order: deck.order, at }, direction), steps };
}

function turnTo(deck: Deck, { order, at }: Place, direction: Deck['direction']): Deck {
  return { ...deck, order, at, direction, isFlipped: false, wasFlipped: false, isFresh: false };
}
