import type { Flashcard } from '@scholar/contract';

export type Thing = 'question' | 'date' | 'acronym' | 'process' | 'name' | 'other';
export type TermLanguage = 'vi' | 'other';

type Card = Pick<Flashcard, 'question' | 'answer' | 'kind'>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const DATE_WORD =
  /^(\d+(st|nd|rd|th|s)?|jan\p{L}*|feb\p{L}*|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep\p{L}*|oct(ober)?|nov\p{L}*|dec\p{L}*|century|bce?|ad|ce|the|of|early|late|[ivx]+|ngày|tháng|năm|thế|k[ỷỉ]|tcn|scn)$/u;
const DATED = /\d|century|k[ỷỉ]/u;
const ACRONYM = /^\p{Ll}?([\p{Lu}\p{N}][./&-]?){2,}s?$/u;
const PROCESS = /([ts]ion|[aeiouy]\p{L}{0,20}ing|[oy]sis|esis)s?$|^(quá trình|sự|hiện tượng) /iu;
const SAYS_PROCESS =
  /^((an?|the) )?([\p{L}-]+ )?process(?!\p{L})|^(là )?(quá trình|sự|hiện tượng) /iu;
/** At least two words that are written large. */
const NAME =
  /^\p{Lu}[\p{L}\p{M}'’.-]*( (of|the|and|de|van|von|la|và|\p{Lu}[\p{L}\p{M}'’.-]*))* \p{Lu}[\p{L}\p{M}'’.-]*$/u;
const SAYS_NAME =
  /^((an?|the|là|một) )?([\p{L}\p{M}-]+ ){0,2}?(king|queen|emperor|president|poet|painter|composer|writer|philosopher|scientist|physicist|chemist|inventor|explorer|capital of|city|country|river|island|mountains?|vua|hoàng đế|nữ hoàng|tướng|tổng thống|họa sĩ|nhà (thơ|văn|bác học|khoa học|vật l[ýí]|hóa học|toán học)|thủ đô|thành phố|quốc gia|con sông|hòn đảo)(?![\p{L}\p{M}])/iu;
const MARKED = /[\u00e0-\u00fdăđĩũơư\u1ea0-\u1ef9]/u;
const VIETNAMESE_ONLY = /[ăđơư\u1ea0-\u1ef9]/u;
/** Fewer words say nothing about their language. */
const ENOUGH_WORDS = 4;
/** More than a Vietnamese name or two bring into the sentence of another language. */
const MARKED_SHARE = 1 / 3;

/** What a term names, as far as its form and its definition show it. */
export function thingOf({ question, answer, kind }: Card): Thing {
  const term = question.trim();
  if (term.endsWith('?')) {
    return 'question';
  }
  if (isDate(term)) {
    return 'date';
  }
  if (ACRONYM.test(term)) {
    return 'acronym';
  }
  // Within a sentence only names are written large.
  if (
    SAYS_NAME.test(answer) ||
    (kind === 'cloze' && /^\p{Lu}/u.test(term) && !answer.startsWith('_'))
  ) {
    return 'name';
  }
  if (PROCESS.test(term) || SAYS_PROCESS.test(answer)) {
    return 'process';
  }
  return NAME.test(term) ? 'name' : 'other';
}

function isDate(term: string): boolean {
  const words = term.toLowerCase().match(WORD) ?? [];
  return DATED.test(term.toLowerCase()) && words.every((word) => DATE_WORD.test(word));
}

/** Of what stands on the card: a Vietnamese name in an English set is not Vietnamese. */
export function languageOf(term: ReadonlySet<string>, meaning: ReadonlySet<string>): TermLanguage {
  const words = [...(meaning.size < ENOUGH_WORDS ? term : meaning)];
  const isVietnamese =
    words.some((word) => VIETNAMESE_ONLY.test(word)) &&
    words.filter((word) => MARKED.test(word)).length > MARKED_SHARE * words.length;
  return isVietnamese ? 'vi' : 'other';
}

export function isPlural(term: string): boolean {
  return /^(các|những) /iu.test(term) || /\p{L}{2}[^suic]s$|[^i]cs$/iu.test(term.trimEnd());
}
