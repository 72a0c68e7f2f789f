import { foldWord } from '../../reading/fold-word';
import { quoteOf } from '../../reading/quote';
import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';
import type { TaggedWord, VietnameseReader } from '../words/read-words';
import type { Draft } from '../../cards/draft';
import { labelKindOf } from '../../cards/pairs/labels';
import { breaksOff, cutClause, hasFormula, pointsAway, withoutFormulas } from './cut-clause';
import { withoutIntroduction } from './statement';
import { worthOfDefinition } from './definition-worth';
import { isNoun } from './nouns';
import { LIMIT, NGHIA_LA, PREDICATE } from './predicates';
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

/** Words that join a term to what it means, surest first. */
const JOINTS = [
  new RegExp(`\\s(?:được hiểu là|được định nghĩa là|có nghĩa là|${NGHIA_LA})\\s`, 'iu'),
  /\s(?:dùng để chỉ|(?<!ám )chỉ)\s(?=sự |việc |quá trình |những |các |một )/iu,
  /\slà\s/iu,
  /\s(?:bao gồm|gồm)\s/iu,
];
/** 'Y được gọi là X': here the term comes last. */
const NAMED =
  /^(?<definition>.{10,300}?),?\s(?:(?:có tên )?thường (?:được )?gọi là|được gọi là|gọi là|có tên là|được biết đến (?:với tên|như) là?)\s(?<term>[^,.;:()]{2,60})/iu;
/** 'Vua Pháp là Louis XIV đã quyết định …' tells what he did. */
const SOMEBODY_ACTS =
  /^(?:\p{L}+\s){0,3}?\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*){1,4}\s(?:đã|sẽ|đang|từng|vẫn|liền|bèn|mấy lần|nhiều lần|đem|cho|ra lệnh|kiến nghị|quyết định)\s/u;
const LISTED = /^(?<term>[^:.;,()]{2,60}):\s+(?<definition>.{12,600})$/u;
const NO_TERM = new RegExp(
  `^(?:${anyOf('beginnings-without-term')}|(?:loại )?\\p{L}|\\d\\S*)(?:\\s|$)`,
  'iu',
);

/** 'Ngôn ngữ chính của đảo': of which one? */
const OF_UNNAMED = new RegExp(`\\scủa\\s(?:${anyOf('wholes-without-name')})$`, 'iu');
type Found = { term: string; definition: string; isItem: boolean };

/** Cards from the sentences that define something. */
export function draftDefined(
  document: ReadDocument,
  emphasis: readonly string[],
  reader: VietnameseReader,
): Draft[] {
  const stressed = new Set(emphasis.map((phrase) => foldWord(phrase.trim())));
  return document.sentences.flatMap((sentence) => {
    const found = findDefinition(document, sentence);
    if (!found) {
      return [];
    }
    const { term, definition, isItem } = found;
    const saying = isItem ? 0 : worthOfDefinition(definition, reader);
    if (saying < SAYS_TOO_LITTLE) {
      return [];
    }
    const card = {
      term,
      definition,
      source: quoteOf(document.text, sentence.start, sentence.end),
    };
    return [
      {
        card,
        origin: isItem ? 'defined-item' : 'defined-prose',
        isEmphasised: stressed.has(foldWord(term)),
        isSubject: isThing(reader.readWords(term)),
      },
    ];
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
  const isHeading = !isItem && document.blocks[sentence.block]?.isHeading;
  if (isHeading || /\?["”’)]*$|nào sau đây/iu.test(body)) {
    return undefined;
  }
  const finish = (term: string, definition: string) => finishDefinition(term, definition, isItem);
  const named = NAMED.exec(body)?.groups;
  if (named?.['term'] && named['definition']) {
    const term = named['term'].trim();
    const definition = isTerm(term) ? readNamed(named['definition'], term) : undefined;
    return definition === undefined ? undefined : { term, definition, isItem };
  }
  for (const joint of JOINTS) {
    const match = joint.exec(body);
    const term = match ? trimTerm(body.slice(0, match.index)) : '';
    if (match && isTerm(term)) {
      const definition = finish(term, body.slice(match.index + match[0].length).trim());
      return definition === undefined ? undefined : { term, definition, isItem };
    }
  }
  const listed = LISTED.exec(body)?.groups;
  const term = listed?.['term']?.trim() ?? '';
  const definition =
    isTerm(term) && labelKindOf(term) !== 'remark'
      ? finish(term, listed?.['definition'] ?? '')
      : undefined;
  return definition === undefined ? undefined : { term, definition, isItem };
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
    SOMEBODY_ACTS.test(definition) ||
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
  // ', gọi là T' behind a clause names something in it, and nobody knows what.
  const isClause = /[,—–]|\sđã\s/u.test(definition);
  const isBracketed = definition.lastIndexOf('(') > definition.lastIndexOf(')');
  return isClause ||
    isBracketed ||
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
  // 'liên kết với gốc acid' is whole only with its last word, whatever that gives away.
  const end = comma > 0 ? comma : limit === said ? definition.search(/[;.]|$/u) : limit;
  return withoutOpenBracket(definition.slice(0, end)).trim();
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
    !OF_UNNAMED.test(term) &&
    !LIMIT.test(term) &&
    syllables.some((word) => !STOP_WORDS.has(foldWord(word)) && /\p{L}/u.test(word)) &&
    (syllables.at(-1) === 'ở' || !STOP_WORDS.has(foldWord(syllables.at(-1) ?? '')))
  );
}

/** 'Làng Triều Khúc nổi tiếng' has swallowed a piece of its sentence: a thing is nouns and what belongs to them. */
function isThing(words: readonly TaggedWord[]): boolean {
  const [first] = words;
  return (
    first?.tag.startsWith('N') === true &&
    words.every(({ tag }) => /^(?:N|A|M|CH|E|Y|Z)/u.test(tag))
  );
}
