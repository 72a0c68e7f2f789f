import { endOfClause } from './clause-ends';
import { isInNounPhrase, termAt } from './noun-phrases';
import { BE, SAYS_LITTLE, type Statement } from './statement';
import type { TaggedWord } from './tagger';

const MIN_WORDS = 5;

/** What a sentence says in passing: 'the proteasome, an organelle that …', 'a ball of cells called the …'. */
export function readAsides(sentence: string, words: readonly TaggedWord[]): Statement[] {
  return words.flatMap((word, at): Statement[] => {
    const next = words[at + 1];
    const second = words[at + 2];
    if (word.word === ',' && next && /^an?$/i.test(next.word)) {
      return readApposition(sentence, words, at, next.start);
    }
    if (word.word === ',' && next?.word === 'which' && second && BE.has(second.word)) {
      const third = words[at + 3];
      const isKind =
        third &&
        (/^(?:an?|the|any)$/.test(third.word) || third.tag === 'NOUN' || third.tag === 'ADJ');
      return isKind ? readApposition(sentence, words, at, third.start) : [];
    }
    if (
      /^(?:called|termed)$/.test(word.word) &&
      words[at - 1]?.tag !== 'AUX' &&
      words[at - 1]?.tag !== 'ADV'
    ) {
      return readCalled(sentence, words, at);
    }
    return [];
  });
}

/** From a comma: the noun phrase before it is the term, what follows up to the next comma says what it is. */
function readApposition(
  sentence: string,
  words: readonly TaggedWord[],
  comma: number,
  start: number,
): Statement[] {
  let at = comma - 1;
  if (words[at]?.word === ')') {
    at = words.findLastIndex(({ word }, index) => index < comma && word === '(') - 1;
  }
  const last = words[at];
  while (at >= 0 && isInNounPhrase(words[at] as TaggedWord) && words[at]?.word !== 'and') {
    at -= 1;
  }
  const first = words[at + 1];
  const before = words[at];
  const isBare =
    before === undefined ||
    (before.tag === 'DET' && /^(?:the|an?)$/i.test(before.word)) ||
    before.tag === 'ADP' ||
    before.tag === 'VERB' ||
    before.word === ',';
  if (!first || !last || last.end <= first.start || !isBare) {
    return [];
  }
  const end = endOfClause(sentence, words, start);
  const said = sentence.slice(start, end);
  if (isOpening(words, comma) || hasOwnVerb(words, start, end) || /^of$/i.test(first.word)) {
    return [];
  }
  const isWhole =
    /\b(?:that|which|who|where|in which|of|used|made|found|located|consisting|containing|with|for)\b/.test(
      said,
    );
  return said.split(' ').length >= MIN_WORDS && isWhole && !SAYS_LITTLE.test(said)
    ? [{ term: { start: first.start, end: last.end }, definition: { start, end }, how: 'aside' }]
    : [];
}

/** The first comma of a sentence that begins with 'When …' or 'In …' ends its opening. */
function isOpening(words: readonly TaggedWord[], comma: number): boolean {
  const [first] = words;
  const isFirst = !words.slice(0, comma).some(({ word }) => word === ',');
  return (
    isFirst &&
    (first?.tag === 'ADP' ||
      first?.tag === 'ADV' ||
      first?.tag === 'SCONJ' ||
      first?.tag === 'VERB' ||
      first?.tag === 'PART')
  );
}

/** 'a bilayer forms the matrix' is a sentence, 'an organelle that removes proteins' is none. */
function hasOwnVerb(words: readonly TaggedWord[], start: number, end: number): boolean {
  for (const { word, tag, start: at } of words) {
    if (at < start || at >= end) {
      continue;
    }
    if (/^(?:that|which|who|whose|where|when|whom)$/i.test(word)) {
      return false;
    }
    if (tag === 'AUX' || (tag === 'VERB' && !/(?:ing|ed)$/i.test(word))) {
      return true;
    }
  }
  return false;
}

/** 'a layer of … called the zona pellucida': the noun phrase before 'called' says what it is. */
function readCalled(sentence: string, words: readonly TaggedWord[], called: number): Statement[] {
  let from = called - 1;
  const hasComma = words[from]?.word === ',';
  from -= hasComma ? 1 : 0;
  const last = words[from];
  let start: TaggedWord | undefined;
  while (from >= 0) {
    const word = words[from] as TaggedWord;
    if (/^an?$/i.test(word.word)) {
      start = word;
    } else if (
      !(
        isInNounPhrase(word) ||
        word.tag === 'ADP' ||
        word.tag === 'DET' ||
        word.word.endsWith('ing')
      )
    ) {
      break;
    }
    from -= 1;
  }
  const name = termAt(sentence, (words[called] as TaggedWord).end);
  const said = start && last ? sentence.slice(start.start, last.end) : '';
  const isWhole = /\b(?:that|which|of|for|in|with|made|used|consisting|containing)\b/.test(said);
  return start && last && name && isWhole && said.split(' ').length >= MIN_WORDS
    ? [{ term: name, definition: { start: start.start, end: last.end }, how: 'aside' }]
    : [];
}
