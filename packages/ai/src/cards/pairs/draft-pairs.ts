import type { ReadDocument } from '../../reading/read-document';
import type { Draft } from '../draft';
import { findPairs } from './find-pairs';

const SINGLE_WORD = /^\p{Lu}?\p{Ll}+$/u;

/** The document's own pairs. A single word of everyday English names nothing by itself. */
export function draftPairs(
  document: ReadDocument,
  {
    emphasis,
    isEveryday,
  }: {
    emphasis: readonly string[];
    /** Told an English word in lower case. */
    isEveryday: (word: string) => boolean;
  },
): Draft[] {
  const isGeneral = (term: string) =>
    document.language === 'en' && SINGLE_WORD.test(term) && isEveryday(term.toLowerCase());
  return findPairs(document, { emphasis, isGeneral }).map(({ card, shape }) => ({
    card,
    origin: `pair-${shape}`,
  }));
}
