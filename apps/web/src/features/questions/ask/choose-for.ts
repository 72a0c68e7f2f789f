import type { Random } from '../../../lib/random/shuffle';
import { type Ask, toTestCard } from './ask';
import { chooseOptions } from './options';
import { foldTerm, indexTerms, rightTerms, type TermIndex } from './term-index';

/** What an answer is chosen from, and which of it is right. */
export type Choice = { options: readonly string[]; isRight: (option: string) => boolean };

/** A set made ready for many choices, with options as a test has them. */
export function indexAsks(asks: readonly Ask[]): TermIndex {
  return indexTerms(asks.map(toTestCard));
}

export function chooseFor(index: TermIndex, ask: Ask, random: Random): Choice {
  return {
    options: chooseOptions(index, toTestCard(ask), random),
    isRight: judgeFor(index, ask),
  };
}

/** Tells a right answer from a wrong one: cards with the same prompt have several right ones. */
export function judgeFor(index: TermIndex, ask: Ask): Choice['isRight'] {
  const right = rightTerms(index, toTestCard(ask));
  return (option) => right.has(foldTerm(option));
}
