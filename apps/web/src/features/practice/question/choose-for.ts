import {
  chooseOptions,
  foldTerm,
  indexTerms,
  type Random,
  rightTerms,
  type TermIndex,
} from '../../study/public';
import { type Ask, toTestCard } from '../ask';

export type Choice = { options: readonly string[]; isRight: (option: string) => boolean };

/** A set made ready for many choices, with options as a test has them. */
export function indexAsks(asks: readonly Ask[]): TermIndex {
  return indexTerms(asks.map(toTestCard));
}

export function chooseFor(index: TermIndex, ask: Ask, random: Random): Choice {
  const asked = toTestCard(ask);
  const right = rightTerms(index, asked);
  return {
    options: chooseOptions(index, asked, random),
    isRight: (option) => right.has(foldTerm(option)),
  };
}
