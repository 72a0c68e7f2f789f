import type { ReadDocument } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';
import type { Draft } from '../draft';
import { findPairs } from './find-pairs';

const ORDINARY_WORDS = /^\p{Lu}?\p{Ll}+(?: \p{Lu}?\p{Ll}+){0,5}$/u;

/** The document's own pairs. Words of everyday English name nothing by themselves. */
export function draftPairs(
  document: ReadDocument,
  {
    emphasis,
    isEveryday,
    isClause = () => false,
  }: {
    emphasis: readonly string[];
    /** Told an English word in lower case. */
    isEveryday: (word: string) => boolean;
    /** Whether words tell what is done, instead of naming something. */
    isClause?: (words: string) => boolean;
  },
): Draft[] {
  const isEverydayOrSmall = (word: string) => STOP_WORDS.has(word) || isEveryday(word);
  const isGeneral = (term: string) =>
    document.language === 'en' &&
    ORDINARY_WORDS.test(term) &&
    term.toLowerCase().split(' ').every(isEverydayOrSmall);
  return findPairs(document, { emphasis, isGeneral })
    .filter(({ card, shape }) => shape === 'question' || !isClause(card.term))
    .map(({ card, shape }) => ({ card, origin: `pair-${shape}` }));
}
