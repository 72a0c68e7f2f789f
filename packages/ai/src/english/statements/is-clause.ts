import type { TaggedWord } from './tagger';

/** Fewer words than these may be a name that only looks like a clause: 'Help desk', 'No till planter'. */
const WORDS_LEAST = { begun: 3, inside: 4 };
const PARTICIPLE = /(?:ed|ing|en)$/iu;
const BEGINS_OBJECT = new Set(['DET', 'PRON', 'ADP', 'PART', 'SCONJ']);
const NAMES = new Set(['NOUN', 'PROPN']);

/** 'Take actions to reach buyers', 'Fricatives restrict the airflow': what is done, not what something is called. */
export function isClause(words: readonly TaggedWord[]): boolean {
  const [first, second] = words;
  if (!first || words.length < WORDS_LEAST.begun) {
    return false;
  }
  const goesOn = BEGINS_OBJECT.has(second?.tag ?? '');
  if (first.tag === 'VERB' && (goesOn || !PARTICIPLE.test(first.word))) {
    return true;
  }
  return (
    words.length >= WORDS_LEAST.inside &&
    words.some(
      ({ tag, word }, at) =>
        tag === 'VERB' &&
        at > 0 &&
        !PARTICIPLE.test(word) &&
        NAMES.has(words[at - 1]?.tag ?? '') &&
        at < words.length - 1,
    )
  );
}
