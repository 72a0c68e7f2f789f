import { BLANK, type Language } from '@scholar/contract';
import { containsPhrase, phraseWords } from '../../reading/compare-phrases';
import { hasSameStem } from '../../reading/same-stem';
import { STOP_WORDS } from '../../reading/stop-words';

/** '(GDP)' behind the words it stands for belongs to them. */
const ABBREVIATION = /^\s*\((\p{Lu}[\p{L}\p{N}.-]{1,9})\)/u;

/** With fewer words around it many things fit into a blank. */
const REST_MIN_WORDS = 8;

export type Blanked = { term: string; definition: string };

/** A sentence with one of its terms taken out; nothing where the rest still tells it. */
export function blankOut(
  sentence: string,
  { start, end }: { start: number; end: number },
  language: Language | undefined,
): Blanked | undefined {
  const [brackets = '', abbreviation = ''] = ABBREVIATION.exec(sentence.slice(end)) ?? [];
  const name = sentence.slice(start, end);
  const isAbbreviated = abbreviation !== '' && isShortFor(abbreviation, name);
  const to = isAbbreviated ? end + brackets.length : end;
  const [before, behind] = [sentence.slice(0, start), sentence.slice(to)];
  // '(HFmrEF' is told by the words it is short for; ', if' begins what is left of a list.
  const isPiece = before.endsWith('(') || /^, (?:if|when|as|such)\b/.test(behind);
  const isThin = phraseWords(`${before} ${behind}`).length < REST_MIN_WORDS;
  if (isPiece || isThin || tells(`${before} , ${behind}`, name, language)) {
    return undefined;
  }
  return { term: sentence.slice(start, to), definition: `${before}${BLANK}${behind}` };
}

function isShortFor(abbreviation: string, name: string): boolean {
  const initials = initialsOf(name);
  return initials.startsWith(abbreviation.charAt(0).toLowerCase());
}

function initialsOf(name: string): string {
  return phraseWords(name)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.charAt(0))
    .join('');
}

/** Whether what is left has a word of the term, in any form, or its initials. */
function tells(rest: string, name: string, language: Language | undefined): boolean {
  if (language === 'vi') {
    return containsPhrase(rest, name);
  }
  const carrying = phraseWords(name).filter((word) => !STOP_WORDS.has(word));
  const initials = initialsOf(name);
  return phraseWords(rest).some(
    (word) =>
      carrying.some((each) => hasSameStem(each, word)) ||
      (initials.length > 1 && word === initials),
  );
}
