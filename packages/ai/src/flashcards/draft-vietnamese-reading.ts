import { foldWord } from '../text/fold-word';
import { STOP_WORDS } from '../text/stop-words';
import { cutClause, hasFormula, pointsAway } from './draft-vietnamese-clause';
import { isNoun, LEADING_VERB } from './draft-vietnamese-words';

const TERM_MAX_SYLLABLES = 7;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const CONNECTOR =
  /^(?:tuy nhiên|do đó|do vậy|vì vậy|vì thế|ngoài ra|hơn nữa|hơn thế nữa|mặt khác|ngược lại|tương tự|cụ thể(?: hơn)?|nói cách khác|nói chung|thật vậy|nhìn chung|thông thường|trên thực tế|thực tế|đặc biệt|như vậy|đồng thời|bên cạnh đó|trước hết|đầu tiên|tiếp theo|cuối cùng|sau đó|khi đó|lúc này|trái lại|chẳng hạn như|chẳng hạn|lưu ý rằng|trong khi|mặc dù|và|còn|nhưng|rằng|thì)(?:,\s*|\s+)/iu;
export const INTRODUCTION =
  /^(?:trong|với|khi|để|theo|ở|tại|đối với|về|bằng|nhờ|từ|sau|trước|vào|giống|như|dựa|cùng|thay vì|mặc dù|tuy|vì|do|nếu|bên cạnh|ngoài|ngày nay|hiện nay)\s[^,:;()]{2,90},\s+/iu;
const DETERMINER =
  /^(?:các|những|một|mỗi|mọi|tất cả(?: các)?|toàn bộ|đa số|phần lớn|hầu hết(?: các)?|cả|hai|ba|bốn|số|loại|kiểu|khái niệm|thuật ngữ|việc|chính|bản thân|riêng|từng|chiếc)\s+/iu;
/** Names of people and places: what they do in a text is no definition. */
const PERSON = /^(?:\p{Lu}\p{Ll}+\s){1,3}\p{Lu}\p{Ll}+$/u;
const POINTER = /\s(?:dưới đây|sau đây|ở trên|phía trên|bên dưới|trên đây|đồng thời)$/iu;
export const FIRST_PERSON = /(?:^|\s)(?:ta|chúng ta|bạn|mình|chúng tôi)(?=\s|$)/iu;
/** A note in brackets at the end. */
export const GLOSS = /\s*\((?<gloss>[^()]{2,60})\)\s*$/u;
/** Function words that are as often the first syllable of a noun: 'không gian', 'từ điển'. */
const COMPOUND_START = /^(?:không|từ|điều|chính|có|sự|đại|cái|thế|việc|bên)$/iu;

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
};

/** Subject and predicate as a card would show them, where both stand alone. */
export function read(subject: string, predicate: string, worth: number): Reading | undefined {
  const gloss = GLOSS.exec(subject)?.groups?.['gloss'] ?? '';
  const term = subject
    .replace(GLOSS, '')
    .replaceAll(/["“”‘’*]/g, '')
    .trim()
    .replace(DETERMINER, '')
    .replace(DETERMINER, '')
    .replace(POINTER, '')
    .trim();
  const words = (term.match(WORD) ?? []).map(foldWord);
  const isName =
    words.length <= TERM_MAX_SYLLABLES &&
    !/[,;:.!?()/]/.test(term) &&
    !hasFormula(term) &&
    !/(?:^|\s)\p{Lu}$/u.test(term) &&
    !PERSON.test(term) &&
    !pointsAway(term) &&
    isNoun(words);
  const definition = isName ? cutClause(predicate.trim(), term) : undefined;
  const letters = definition?.match(/(?<![\p{L}\p{N}])\p{Lu}(?![\p{L}\p{N}])/gu)?.length ?? 0;
  return definition === undefined || letters > 1
    ? undefined
    : { term, words, definition, worth, gloss };
}

export function withoutConnector(clause: string): string {
  return clause.replace(CONNECTOR, '').replace(CONNECTOR, '');
}

/** Without 'do đó', 'trong học máy,' and the like before the statement. */
export function withoutIntroduction(sentence: string): string {
  return withoutConnector(withoutConnector(sentence).replace(INTRODUCTION, ''));
}

/** The words at the end that may be one name. */
export function nameBefore(text: string): string {
  const run = text.trim().split(/\s/u);
  let from = run.length;
  while (from > 0 && run.length - from <= TERM_MAX_SYLLABLES && isNameWord(run[from - 1] ?? '')) {
    from -= 1;
  }
  return COMPOUND_START.test(run[from - 1] ?? '')
    ? ''
    : run.slice(from).join(' ').replace(LEADING_VERB, '');
}

function isNameWord(word: string): boolean {
  return /^[\p{L}\p{M}\p{N}’'-]+$/u.test(word) && !STOP_WORDS.has(foldWord(word));
}
