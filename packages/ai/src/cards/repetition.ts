import { givesAway } from './gives-away';
import type { Card } from '../engine';
import { carryingWords, commonWords, createEchoFinder } from '../reading/near-duplicates';
import { createDuplicateFinder } from './gates';

/** Two definitions out of one sentence that share so much of the shorter one are one, cut twice. */
const SAME_CUT = 0.5;

/**
 * Tells cards that say again what an earlier one has said, and second cards of a sentence that was about
 * something else: 'sugar: the process by which plants turn light'. What the author emphasised may share
 * its sentence with others.
 */
export function createRepetitionFinder(isEmphasised: (card: Card) => boolean) {
  const isDuplicate = createDuplicateFinder();
  const isEcho = createEchoFinder();
  const bySentence = new Map<number, Card[]>();
  return (card: Card): boolean => {
    const others = bySentence.get(card.source.start) ?? [];
    const isLeftover = !isEmphasised(card) && others.some((other) => isAboutSame(card, other));
    if (isLeftover || isDuplicate(card) || isEcho(card.definition)) {
      return true;
    }
    bySentence.set(card.source.start, [...others, card]);
    return false;
  };
}

function isAboutSame(card: Card, other: Card): boolean {
  const [own, others] = [carryingWords(card.definition), carryingWords(other.definition)];
  return (
    givesAway(`${card.term} ${card.definition}`, other.term) ||
    givesAway(`${other.term} ${other.definition}`, card.term) ||
    commonWords(own, others) >= SAME_CUT * Math.max(1, Math.min(own.size, others.size))
  );
}
