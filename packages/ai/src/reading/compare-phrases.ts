import { foldWord } from './fold-word';
import { toSingular } from './singular';
import { joinBrokenWords } from './tidy';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a phrase as they are compared: folded, singular. */
export function phraseWords(phrase: string): string[] {
  const folded = joinBrokenWords(phrase).replaceAll(/['’]s\b/g, 's');
  return (folded.match(WORD) ?? []).map((word) => toSingular(foldWord(word)));
}

/** Whether the words of `inner` stand together in `outer`, in any inflection. */
export function containsPhrase(outer: string, inner: string): boolean {
  const needle = phraseWords(inner).join(' ');
  return needle !== '' && ` ${phraseWords(outer).join(' ')} `.includes(` ${needle} `);
}
