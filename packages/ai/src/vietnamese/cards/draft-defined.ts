import { foldWord } from '../../reading/fold-word';
import { quoteOf } from '../../reading/quote';
import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';
import type { VietnameseReader } from '../words/read-words';
import type { ScoredCard } from '../../cards/choose-cards';
import { breaksOff, cutClause, hasFormula, pointsAway, withoutFormulas } from './cut-clause';
import { withoutIntroduction } from './statement';
import { worthOfDefinition } from './definition-worth';
import { isNoun } from './nouns';
import { PREDICATE } from './predicates';
import { anyOf } from '../word-lists';

const SENTENCE_MAX_CHARACTERS = 1_500;
const TERM_MAX_SYLLABLES = 14;
const RUNNING_TERM_MAX_SYLLABLES = 8;
const DEFINITION_MAX_SYLLABLES = 60;
/** A statement, or the number of an exercise, in the place of a term. */
const NO_ITEM =
  /(?:^|\s)(?:vì|rằng|nếu|thì|này|đó|ta|chúng|nhưng|mà|sẽ|đã)(?:\s|$)|^(?:câu|đúng|sai|hiển nhiên nhất)(?:\s\d+)?$/iu;
/** A definition in running text that loses this much on its words is none. */
const SAYS_TOO_LITTLE = -2;
const FORMULA = /[\\_{}^=`$→]/u;
export const ITEM_MARK = /^\s*(?:[-–—•●▪*+]|\(?(?:\d{1,3}|[a-zđ])[.)])\s+/iu;

/** Words that join a term to what it means, and what such a joint is worth. */
const JOINTS: { joint: RegExp; worth: number }[] = [
  { joint: /\s(?:được hiểu là|được định nghĩa là|có nghĩa là|nghĩa là)\s/iu, worth: 4 },
  { joint: /\s(?:dùng để chỉ|(?<!ám )chỉ)\s(?=sự |việc |quá trình |những |các |một )/iu, worth: 2 },
  { joint: /\slà\s/iu, worth: 2 },
  { joint: /\s(?:bao gồm|gồm)\s/iu, worth: 0 },
];
/** 'Y được gọi là X': here the term comes last. */
const NAMED =
  /^(?<definition>.{10,300}?),?\s(?:được gọi là|gọi là|có tên là|được biết đến (?:với tên|như) là?)\s(?<term>[^,.;:()]{2,60})/iu;
const LISTED = /^(?<term>[^:.;,()]{2,60}):\s+(?<definition>.{12,600})$/u;
const KIND = new RegExp(`^(?:${anyOf('kinds-of-things')})\\s`, 'iu');
const NO_TERM = new RegExp(
  `^(?:${anyOf('beginnings-without-term')}|(?:loại )?\\p{L}|\\d\\S*)(?:\\s|$)`,
  'iu',
);

type Found = { term: string; definition: string; worth: number; isItem: boolean };

/** Cards from the sentences that define something. */
export function draftDefined(
  document: ReadDocument,
  emphasis: readonly string[],
  reader: VietnameseReader,
): (ScoredCard & { isItem: boolean })[] {
  const counts = countSyllables(document);
  const stressed = new Set(emphasis.map((phrase) => foldWord(phrase.trim())));
  return document.sentences.flatMap((sentence) => {
    const found = findDefinition(document, sentence);
    if (!found) {
      return [];
    }
    const { term, definition, worth, isItem } = found;
    const saying = isItem ? 0 : worthOfDefinition(definition, reader);
    if (saying < SAYS_TOO_LITTLE) {
      return [];
    }
    const card = {
      term,
      definition,
      source: quoteOf(document.text, sentence.start, sentence.end),
    };
    const syllables = term.split(/\s+/).map((word) => counts.get(foldWord(word)) ?? 0);
    const score =
      worth +
      saying +
      Math.log2(1 + Math.min(...syllables)) / 2 +
      (KIND.test(definition) ? 2 : 0) +
      (stressed.has(foldWord(term)) ? 6 : 0) -
      (syllables.length > 8 ? 1 : 0);
    return [{ card, score, isItem }];
  });
}

function findDefinition(document: ReadDocument, sentence: ReadSentence): Found | undefined {
  const { start, end } = sentence;
  if (end - start > SENTENCE_MAX_CHARACTERS) {
    return undefined;
  }
  const written = document.plain.slice(start, end);
  const isItem = ITEM_MARK.test(written) || document.blocks[sentence.block]?.kind === 'item';
  const body = written
    .replace(ITEM_MARK, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;:…]+$/u, '')
    // A note in brackets behind the term is no part of either side.
    .replace(/^([^()]{2,80}?) \([^)]{1,60}\)(?= )/u, '$1');
  const bonus = isItem ? 2 : 0;
  const isHeading = !isItem && document.blocks[sentence.block]?.isHeading;
  if (isHeading || /\?["”’)]*$|nào sau đây/iu.test(body)) {
    return undefined;
  }
  const finish = (term: string, definition: string) => finishDefinition(term, definition, isItem);
  const named = NAMED.exec(body)?.groups;
  if (named?.['term'] && named['definition']) {
    const term = named['term'].trim();
    const definition = isTerm(term) ? readNamed(named['definition'], term) : undefined;
    return definition === undefined ? undefined : { term, definition, worth: 1 + bonus, isItem };
  }
  for (const { joint, worth } of JOINTS) {
    const match = joint.exec(body);
    const term = match ? trimTerm(body.slice(0, match.index)) : '';
    if (match && isTerm(term)) {
      const definition = finish(term, body.slice(match.index + match[0].length).trim());
      return definition === undefined
        ? undefined
        : { term, definition, worth: worth + bonus, isItem };
    }
  }
  const listed = LISTED.exec(body)?.groups;
  const term = listed?.['term']?.trim() ?? '';
  const definition = isTerm(term) ? finish(term, listed?.['definition'] ?? '') : undefined;
  return definition === undefined ? undefined : { term, definition, worth: 1 + bonus, isItem };
}

/** List items are definitions as a rule; in running text both sides must prove themselves. */
function finishDefinition(term: string, written: string, isItem: boolean): string | undefined {
  const definition = written.replace(/^là\s/iu, '');
  if (isItem) {
    const isBroken =
      NO_ITEM.test(term) || FORMULA.test(term) || FORMULA.test(definition) || breaksOff(definition);
    const short = shorten(definition, term);
    return isBroken || breaksOff(short) || /^(?:do|vì|bởi|nếu|khi|để)\s/iu.test(short)
      ? undefined
      : short;
  }
  const words = term.split(/[\s-]+/u).map(foldWord);
  return hasFormula(term) ||
    PREDICATE.test(` ${term} `) ||
    words.length > RUNNING_TERM_MAX_SYLLABLES ||
    !isNoun(words)
    ? undefined
    : cutClause(definition, term);
}

/** What stands before 'được gọi là', without what leads to it. */
function readNamed(written: string, term: string): string | undefined {
  const definition = withoutFormulas(withoutIntroduction(written))
    .replace(/[\s,]+(?:(?:hay còn|còn|hay|thường|cũng|nên|vốn|đôi khi|có thể|và|thì)\s?)+$/iu, '')
    .trim();
  const isBracketed = definition.lastIndexOf('(') > definition.lastIndexOf(')');
  return isBracketed ||
    hasFormula(definition) ||
    hasFormula(term) ||
    pointsAway(definition) ||
    /(?:^|\s)(?:ta|chúng|tôi|bạn|nó|họ)\s/iu.test(definition) ||
    !isNoun(term.split(/[\s-]+/u).map(foldWord))
    ? undefined
    : shorten(definition, term);
}

/** Ends at a comma before the definition gets endless or says the term itself. */
function shorten(definition: string, term: string): string {
  const said = definition.toLowerCase().indexOf(term.trim().toLowerCase());
  const syllables = [...definition.matchAll(/\S+/gu)];
  const tooFar = syllables[DEFINITION_MAX_SYLLABLES]?.index ?? definition.length;
  const limit = said > 0 ? Math.min(said, tooFar) : tooFar;
  if (limit === definition.length) {
    return definition;
  }
  const comma = Math.max(
    definition.lastIndexOf(',', limit),
    definition.lastIndexOf(';', limit),
    definition.lastIndexOf('. ', limit),
  );
  return withoutOpenBracket(definition.slice(0, comma > 0 ? comma : limit)).trim();
}

/** Without a bracket that was cut before its end. */
function withoutOpenBracket(definition: string): string {
  const open = definition.lastIndexOf('(');
  return open > definition.lastIndexOf(')') ? definition.slice(0, open) : definition;
}

function trimTerm(term: string): string {
  return term
    .replace(/\s*\([^)]*\)\s*/gu, ' ')
    .replace(/^(?:các|những|một|khái niệm|thuật ngữ)\s+/iu, '')
    .replaceAll(/["“”‘’*]/g, '')
    .trim();
}

function isTerm(term: string): boolean {
  const syllables = term.split(/\s+/);
  return (
    term !== '' &&
    syllables.length <= TERM_MAX_SYLLABLES &&
    !/[,;:.!?]/.test(term) &&
    !NO_TERM.test(term) &&
    !/\sgọi(?:\s|$)/iu.test(term) &&
    syllables.some((word) => !STOP_WORDS.has(foldWord(word)) && /\p{L}/u.test(word)) &&
    (syllables.at(-1) === 'ở' || !STOP_WORDS.has(foldWord(syllables.at(-1) ?? '')))
  );
}

function countSyllables({ tokens }: ReadDocument): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of tokens.ids) {
    const word = tokens.vocabulary[id] ?? '';
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
