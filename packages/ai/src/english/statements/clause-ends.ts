import { isInNounPhrase } from './noun-phrases';
import type { TaggedWord } from './tagger';

/** To the end of the clause: what another subject does behind a comma is not said of this one. */
export function endOfPredicate(
  sentence: string,
  words: readonly TaggedWord[],
  start: number,
): number {
  let depth = 0;
  for (const [index, { word, start: at }] of words.entries()) {
    depth += word === '(' ? 1 : word === ')' ? -1 : 0;
    if (at < start || depth > 0) {
      continue;
    }
    if (word === ';' || (word === ',' && opensClause(words, index + 1))) {
      return at;
    }
  }
  return endOf(sentence);
}

/** A subject with its verb, behind 'and' or 'while' or nothing at all. */
function opensClause(words: readonly TaggedWord[], from: number): boolean {
  let at = from;
  if (/^(?:and|but|or|so|yet|while|whereas)$/i.test(words[at]?.word ?? '')) {
    at += 1;
  }
  const first = words[at];
  if (first?.tag === 'PRON' && !/^(?:which|who|that|whose|whom)$/i.test(first.word)) {
    return true;
  }
  if (first?.tag === 'DET') {
    at += 1;
  }
  const begin = at;
  while (words[at] && isInNounPhrase(words[at] as TaggedWord) && words[at]?.word !== 'and') {
    at += 1;
  }
  const verb = words[at];
  return (
    at > begin && (verb?.tag === 'AUX' || (verb?.tag === 'VERB' && !/(?:ing|ed)$/i.test(verb.word)))
  );
}

/** Up to the next comma outside brackets, or the end. */
export function endOfClause(sentence: string, words: readonly TaggedWord[], start: number): number {
  let depth = 0;
  for (const { word, start: at } of words) {
    if (at < start) {
      continue;
    }
    depth += word === '(' ? 1 : word === ')' ? -1 : 0;
    const isJoint = word === ',' || word === ';' || word === '—' || word === '–' || word === ':';
    if (isJoint && depth === 0) {
      return at;
    }
  }
  return endOf(sentence);
}

function endOf(sentence: string): number {
  return sentence.replace(/[\s.!;]+$/u, '').length;
}
