import type { ReadDocument } from '../../reading/read-document';
import { isClause } from '../../english/statements/is-clause';
import type { Tagger } from '../../english/statements/tagger';
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
    tag,
  }: {
    emphasis: readonly string[];
    /** Told an English word in lower case. */
    isEveryday: (word: string) => boolean;
    /** Reads parts of speech; a browser has none. */
    tag?: (() => Tagger) | undefined;
  },
): Draft[] {
  const isEverydayOrSmall = (word: string) => STOP_WORDS.has(word) || isEveryday(word);
  const isGeneral = (term: string) =>
    document.language === 'en' &&
    ORDINARY_WORDS.test(term) &&
    term.toLowerCase().split(' ').every(isEverydayOrSmall);
  const pairs = findPairs(document, { emphasis, isGeneral });
  const read = document.language === 'en' && pairs.length > 0 ? tag?.() : undefined;
  return pairs
    .filter(({ card, shape }) => shape === 'question' || !read || !isClause(read(card.term)))
    .map(({ card, shape }) => ({ card, origin: `pair-${shape}` }));
}
