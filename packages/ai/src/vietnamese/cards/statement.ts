import { foldWord } from '../../reading/fold-word';
import { cutClause, hasFormula, pointsAway } from './cut-clause';
import { isNoun, isTranslatedNoun } from './nouns';
import { anyOf } from '../word-lists';

const TERM_MAX_SYLLABLES = 8;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const CONNECTOR = new RegExp(`^(?:${anyOf('connectors')})(?:,\\s*|\\s+)`, 'iu');
export const INTRODUCTION = new RegExp(
  `^(?:${anyOf('introductions')})\\s[^,:;()]{2,90},\\s+`,
  'iu',
);
const DETERMINER = new RegExp(`^(?:${anyOf('determiners')})\\s+`, 'iu');
/** Names of people and places: what they do in a text is no definition. */
const PERSON = /^(?:\p{Lu}\p{Ll}+\s){1,3}\p{Lu}\p{Ll}+$/u;
const POINTER = /\s(?:dưới đây|sau đây|ở trên|phía trên|bên dưới|trên đây|đồng thời)$/iu;
export const FIRST_PERSON = /(?:^|\s)(?:ta|chúng ta|bạn|mình|chúng tôi)(?=\s|$)/iu;
const NAME_IN_OTHER_LANGUAGE = /^(?=.*[A-Za-z]{2})[A-Za-z\d '’–—:,-]+$/;

/** A term that a clause says something about. */
export type Reading = {
  term: string;
  /** Its words, folded. */
  words: string[];
  definition: string;
  /** What the way of saying it is worth. */
  worth: number;
  /** A name in another language or a short form behind the term, in brackets. */
  gloss: string;
  /** Whether it begins with a verb, as only some names do. */
  isVerbal: boolean;
};

/** What a text says, as it stands there. */
export type Statement = {
  subject: string;
  predicate: string;
  worth: number;
  gloss?: string;
  isVerbal?: boolean;
};

/** Subject and predicate as a card would show them, where both stand alone. */
export function readStatement({
  subject,
  predicate,
  worth,
  gloss = '',
  isVerbal = false,
}: Statement): Reading | undefined {
  const term = toTerm(subject);
  const words = (term.match(WORD) ?? []).map(foldWord);
  const hasName = isNameGloss(gloss);
  const isName =
    words.length <= TERM_MAX_SYLLABLES &&
    !/[,;:.!?()/]/.test(term) &&
    !hasFormula(term) &&
    !/(?:^|\s)\p{Lu}$/u.test(term) &&
    !PERSON.test(term) &&
    !pointsAway(term) &&
    (hasName ? isTranslatedNoun(words) : isNoun(words));
  const definition = isName ? cutClause(predicate.trim(), term) : undefined;
  const letters = definition?.match(/(?<![\p{L}\p{N}])\p{Lu}(?![\p{L}\p{N}])/gu)?.length ?? 0;
  return definition === undefined || letters > 1
    ? undefined
    : { term, words, definition, worth, gloss: hasName ? gloss : '', isVerbal };
}

/** A note that gives the name in another language. */
export function isNameGloss(gloss: string): boolean {
  return gloss.length > 1 && gloss.length <= 60 && NAME_IN_OTHER_LANGUAGE.test(gloss);
}

/** Without quotation marks, determiners and the letter that a formula was named by. */
function toTerm(subject: string): string {
  return subject
    .replaceAll(/["“”‘’*]/g, '')
    .trim()
    .replace(DETERMINER, '')
    .replace(DETERMINER, '')
    .replace(POINTER, '')
    .replace(/(?<=\s\S+)\s\p{Lu}$/u, '')
    .trim();
}

export function withoutConnector(clause: string): string {
  return clause.replace(CONNECTOR, '').replace(CONNECTOR, '');
}

/** Without 'do đó', 'trong học máy,' and the like before the statement. */
export function withoutIntroduction(sentence: string): string {
  return withoutConnector(withoutConnector(sentence).replace(INTRODUCTION, ''));
}
