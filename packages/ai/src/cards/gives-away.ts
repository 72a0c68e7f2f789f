import type { Language } from '@scholar/contract';
import { containsPhrase, phraseWords } from '../reading/compare-phrases';
import { hasSameStem } from '../reading/same-stem';
import { STOP_WORDS } from '../reading/stop-words';

/**
 * Whether a definition has its term in it, in any form: 'ATP' gives away 'adenosine triphosphate (ATP)' as
 * much as the words themselves do. Of a longer term, all words that carry it have to be there; the syllables
 * of a Vietnamese one are in every other word and have to stand together.
 */
export function givesAway(definition: string, term: string, language?: Language): boolean {
  const main = term.replaceAll(/\s*[([][^)\]]*[)\]]\s*/g, ' ').trim();
  const named = main === '' ? term : main;
  if (language === 'vi') {
    return containsPhrase(definition, named);
  }
  const own = phraseWords(named);
  const carrying = own.filter((word) => !STOP_WORDS.has(word));
  const wanted = carrying.length > 0 ? carrying : own;
  const said = phraseWords(definition);
  return wanted.length > 0 && wanted.every((word) => said.some((each) => hasSameStem(each, word)));
}
