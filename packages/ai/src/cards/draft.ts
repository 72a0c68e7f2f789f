import type { Card } from '../engine';
import type { PairShape } from './pairs/find-pairs';

/** What is taken out of a sentence: what the author emphasised, a term of the subject, a name, a date. */
export type BlankKind = 'emphasised' | 'term' | 'name' | 'date';

/** How a card was found. */
export type Origin =
  | `pair-${PairShape}`
  /** What an English sentence says its subject is. */
  | 'says-means'
  | 'says-is'
  | 'says-named'
  | 'says-aside'
  | 'says-does'
  /** A term that a statute or a glossary lists with its definition. */
  | 'glossary'
  /** What a Vietnamese sentence defines, or explains in passing. */
  | 'defined-item'
  | 'defined-prose'
  | 'explained'
  /** The clause that looks most like the definition of an emphasised term. */
  | 'clause'
  /** The same in a language of which nothing else is known. */
  | 'foreign'
  | `blank-${BlankKind}`;

/** A card before it is known how sure it is. */
export type Draft = {
  card: Card;
  origin: Origin;
  /** What the finder thinks of it; comparable among drafts of one origin. */
  worth?: number;
  isEmphasised?: boolean;
  /** The sentence is about the term, not only with it. */
  isSubject?: boolean;
};
