import type { TaggedWord } from '../words/read-words';
import { isAdverb, isAuxiliary, isQuality, LINK } from './word-classes';
import { wordSet } from '../word-lists';

const ALWAYS_VERB = wordSet('verbs/always');
const PASSED_MAX_WORDS = 6;
const LATER_MARK = /^(?:là|vẫn|cũng|đều|sẽ|có thể|thường|chính)$/u;
const CLAUSE_START = wordSet('beginnings-of-clauses');
const RELATIVE_MAX_WORDS = 10;

/** Where a verb stands, in words: from its adverbs on, and the verb itself. */
export type VerbPlace = { from: number; at: number };

/** A verb from here on, behind adverbs. */
export function verbAt(words: readonly TaggedWord[], from: number): VerbPlace | undefined {
  let at = from;
  while (isAdverb(words[at])) {
    at += 1;
  }
  const word = words[at];
  const isVerb = word?.tag === 'V' && !LINK.test(word.folded);
  return word && (isVerb || isAuxiliary(words, at)) && !isQuality(words, at)
    ? { from, at }
    : undefined;
}

/**
 * Whether a verb that shows itself as one, by its adverb or because it is always one, follows so soon
 * that this one belongs to the name: 'tập dữ liệu huấn luyện ban đầu được chia'.
 */
export function isPassedOver(words: readonly TaggedWord[], { from, at }: VerbPlace): boolean {
  const isMarked = at > from || ALWAYS_VERB.has(words[at]?.folded ?? '');
  for (const [step, { tag, folded }] of words.slice(at + 1, at + 1 + PASSED_MAX_WORDS).entries()) {
    if (folded === 'là') {
      return step > 0;
    }
    const isMark = isAdverb({ tag, folded }) || ALWAYS_VERB.has(folded);
    if (isMark && !isMarked) {
      return true;
    }
    if (isMark || /^(?:CH|C|L|P)$/u.test(tag) || (tag === 'E' && !LINK.test(folded))) {
      return isRelative(words, { from, at });
    }
  }
  return isRelative(words, { from, at });
}

/** 'mạng được tối ưu bằng SGD vẫn có thể khớp': what is said comes only then. */
function isRelative(words: readonly TaggedWord[], { from, at }: VerbPlace): boolean {
  if (at > from || words[at]?.folded === 'là') {
    return false;
  }
  for (const { tag, folded } of words.slice(at + 1, at + 1 + RELATIVE_MAX_WORDS)) {
    if (/^(?:CH|C)$/u.test(tag) || CLAUSE_START.has(folded)) {
      return false;
    }
    if (LATER_MARK.test(folded)) {
      return true;
    }
  }
  return false;
}
