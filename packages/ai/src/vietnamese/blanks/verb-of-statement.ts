import type { TaggedWord } from '../words/read-words';

/** The verb of a sentence that says something of something: it stands behind a noun. */
export function verbOfStatement(words: readonly TaggedWord[]): TaggedWord | undefined {
  const at = words.findIndex(({ tag, folded }) => tag === 'V' || folded === 'là');
  const hasSubject = words.slice(0, Math.max(0, at)).some(({ tag }) => tag.startsWith('N'));
  return hasSubject ? words[at] : undefined;
}
