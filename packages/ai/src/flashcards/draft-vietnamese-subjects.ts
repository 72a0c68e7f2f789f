import { foldWord } from '../text/fold-word';
import type { ReadDocument, ReadSentence } from '../text/read-document';
import { STOP_WORDS } from '../text/stop-words';
import { countSyllables, cutClause, hasFormula, pointsAway } from './draft-vietnamese-clause';
import {
  isNoun,
  LEADING_VERB,
  PREDICATE,
  STRONG_PREDICATE,
  worthOfPredicate,
} from './draft-vietnamese-words';

const SENTENCE_MAX_CHARACTERS = 800;
const TERM_MAX_SYLLABLES = 7;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NEGATION = /(?:^|\s)(?:không|chưa|chẳng)(?:\s|$)/iu;
/** Where another clause may begin, and what its subject is worth less. */
const CLAUSE_BREAK = /[,;]\s(?:và\s|còn\s)?|(?<!(?:giả định|giả sử))\srằng,?\s|\s(?:bởi\s)?vì\s/giu;
const CLAUSES_MAX = 6;
/** Another verb so near belongs to the same statement. */
const RELATIVE_SYLLABLES = 14;
const LATER_LOSS = 0.4;
const EMPTY_ADVERB = /(?<!\p{L})(?:sẽ|đã|đang|cũng|còn|lại|thì|vẫn|đều|sau đó|vốn|thực chất)\s/giu;
/** What is only supposed or asked of the reader is no statement. */
const SUPPOSED =
  /^(?:giả sử|giả thiết|xét|hãy|ví dụ|cho\s(?!phép)|nếu|đặt|gọi|nhớ lại|lưu ý:|câu)(?!\p{L})/iu;
const CONNECTOR =
  /^(?:tuy nhiên|do đó|do vậy|vì vậy|vì thế|ngoài ra|hơn nữa|hơn thế nữa|mặt khác|ngược lại|tương tự|cụ thể(?: hơn)?|nói cách khác|nói chung|thật vậy|nhìn chung|thông thường|trên thực tế|thực tế|đặc biệt|như vậy|đồng thời|bên cạnh đó|trước hết|đầu tiên|tiếp theo|cuối cùng|sau đó|khi đó|lúc này|trái lại|chẳng hạn như|chẳng hạn|lưu ý rằng|trong khi|mặc dù|và|còn|nhưng|rằng|thì)(?:,\s*|\s+)/iu;
const INTRODUCTION =
  /^(?:trong|với|khi|để|theo|ở|tại|đối với|về|bằng|nhờ|từ|sau|trước|vào|giống|như|dựa|cùng|thay vì|mặc dù|tuy|vì|do|nếu|bên cạnh|ngoài|ngày nay|hiện nay)\s[^,:;()]{2,90},\s+/iu;
const DETERMINER =
  /^(?:các|những|một|mỗi|mọi|tất cả(?: các)?|toàn bộ|đa số|phần lớn|hầu hết(?: các)?|cả|hai|ba|bốn|số|loại|kiểu|khái niệm|thuật ngữ|việc|chính|bản thân|riêng|từng|chiếc)\s+/iu;
/** Names of people and places: what they do in a text is no definition. */
const PERSON = /^(?:\p{Lu}\p{Ll}+\s){1,3}\p{Lu}\p{Ll}+$/u;
const POINTER = /\s(?:dưới đây|sau đây|ở trên|phía trên|bên dưới|trên đây|đồng thời)$/iu;
export const FIRST_PERSON = /(?:^|\s)(?:ta|chúng ta|bạn|mình|chúng tôi)(?=\s|$)/iu;
const ITEM_MARK = /^\s*(?:[-–—•●▪*+]|\(?(?:\d{1,3}|[a-zđ])[.)])\s+/iu;
const GLOSS = /\s*\((?<gloss>[^()]{2,60})\)\s*$/u;
/** Function words that are as often the first syllable of a noun: 'không gian', 'từ điển'. */
const COMPOUND_START = /^(?:không|từ|điều|chính|có|sự|đại|cái|thế|việc|bên)$/iu;
/** 'Ta dùng T để Y'. */
const MEANS =
  /(?:^|\s)(?<verb>dùng|sử dụng|áp dụng)\s(?<term>[^,.;:()]{3,50}?)(?<gloss>\s\([^()]{2,60}\))?\s(?<aim>(?:để|nhằm)\s.+)$/iu;
/** 'Mục tiêu của T là Y'. */
const ASPECT =
  /^(?<aspect>(?:mục tiêu|mục đích|nhiệm vụ|chức năng|vai trò|ý tưởng|ưu điểm|nhược điểm|tác dụng|đặc điểm|bản chất|hạn chế)(?:\s(?:chính|cơ bản|chủ yếu|quan trọng|lớn nhất|chung))?)\s(?:của|đằng sau)\s(?<term>[^,.;:]{2,60}?)\s(?<link>chính là|là)\s(?<rest>.+)$/iu;
/** 'T, viết tắt của Y,'. */
const APPOSITION =
  /(?<term>[^,.;:()]{2,50}?)(?<gloss>\s\([^()]{2,60}\))?,\s(?<rest>(?:viết tắt của|tức(?: là)?|nghĩa là|một (?:loại|dạng|kiểu|phương pháp|kỹ thuật|thuật toán|công cụ|mô hình|biến thể|phiên bản|thư viện|hệ thống|tập|hàm|phép|nhóm|chất|loài|bộ phận))\s[^,;:]+)/iu;
/** 'Với T, Y', 'Trong T, Y'. */
const GIVEN =
  /^(?<link>với|nhờ có|nhờ|bằng cách sử dụng|bằng cách dùng|bằng|sử dụng|dùng|thông qua|trong|đối với)\s(?<term>[^,.;:]{3,60}),\s(?<rest>.+)$/iu;
/** 'Ta gọi Y là T'. */
const NAMING =
  /(?:^|\s)gọi\s(?<what>[^,;:]{10,200}?)\slà\s(?<term>[^,.;:()]{2,50}?)(?=\s*(?:[,.;:(]|$))/iu;

/** A term that a sentence says something about. */
export type Told = {
  term: string;
  /** Its words, folded. */
  words: string[];
  definition: string;
  /** What the way of saying it is worth. */
  worth: number;
  /** A name in another language or a short form behind the term, in brackets. */
  gloss: string;
  sentence: ReadSentence;
};

/** What the clauses of a sentence tell about their subjects. */
export function findTold({ text, blocks }: ReadDocument, sentence: ReadSentence): Told[] {
  const { start, end, block } = sentence;
  const isTooLong = end - start > SENTENCE_MAX_CHARACTERS;
  const written = isTooLong ? '' : text.slice(start, end);
  if (written === '' || blocks[block]?.isHeading || /[?…]["”’)]*$/u.test(written)) {
    return [];
  }
  const body = written
    .replace(ITEM_MARK, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;!]+$/u, '');
  if (SUPPOSED.test(body)) {
    return [];
  }
  const found = [
    ...clausesOf(body).map(({ clause, loss }) => readSubject(clause, loss)),
    ...readObjects(body),
    readMeans(body),
    readGiven(body),
    readNaming(body),
    readAspect(body),
    readApposition(body),
  ];
  return found.flatMap((told) => (told ? [{ ...told, sentence }] : []));
}

/** Where a subject may begin: the sentence, after its introduction, after 'rằng' or a semicolon. */
function clausesOf(body: string): { clause: string; loss: number }[] {
  const main = withoutConnector(body);
  const introduction = INTRODUCTION.exec(main)?.[0].length;
  const later = [...main.matchAll(CLAUSE_BREAK)].slice(0, CLAUSES_MAX);
  return [
    { clause: main, loss: 0 },
    ...(introduction ? [{ clause: withoutConnector(main.slice(introduction)), loss: 0 }] : []),
    ...later.map((found) => ({
      clause: withoutConnector(main.slice(found.index + found[0].length)),
      loss: LATER_LOSS,
    })),
  ];
}

function withoutConnector(clause: string): string {
  return clause.replace(CONNECTOR, '').replace(CONNECTOR, '');
}

/** Without 'do đó', 'trong học máy,' and the like before the statement. */
export function withoutIntroduction(sentence: string): string {
  return withoutConnector(withoutConnector(sentence).replace(INTRODUCTION, ''));
}

type Reading = Omit<Told, 'sentence'>;

function readSubject(clause: string, loss: number): Reading | undefined {
  const match = PREDICATE.exec(clause);
  const { marks = '', other = '' } = match?.groups ?? {};
  const { adverbs = marks, predicate = other } = match?.groups ?? {};
  if (!match || NEGATION.test(adverbs)) {
    return undefined;
  }
  const at = match.index + adverbs.length;
  const isNaming = /^\slà\s/iu.test(clause.slice(at + predicate.length)) && predicate !== 'là';
  const isCopula = /(?:^|\s)là$/iu.test(predicate);
  const manner = isCopula ? '' : adverbs.replaceAll(EMPTY_ADVERB, '');
  const rest = manner + clause.slice(at + (isCopula ? predicate.length : 0));
  return isNaming || isRelative(predicate, clause.slice(at))
    ? undefined
    : read(clause.slice(0, match.index), rest, worthOfPredicate(predicate) - loss);
}

/** 'dữ liệu được gán nhãn giúp …': the first verb belongs to the subject, the second tells. */
function isRelative(predicate: string, rest: string): boolean {
  if (worthOfPredicate(predicate) > 2) {
    return false;
  }
  if (!/^(?:được|bị|có)/iu.test(predicate) && /^\sđược\s/iu.test(rest.slice(predicate.length))) {
    return true;
  }
  const [near = ''] = rest.slice(predicate.length).split(/[,;]/u);
  const head = near.split(/\s+/).slice(0, RELATIVE_SYLLABLES).join(' ');
  return /\s(?:là|sẽ|đã|thường|cũng|giúp|cho phép|ám chỉ|bao gồm|gồm|được dùng|dùng để|có thể|phải)\s/iu.test(
    head,
  );
}

function readMeans(body: string): Reading | undefined {
  const { verb = '', term = '', gloss = '', aim = '' } = MEANS.exec(body)?.groups ?? {};
  return verb === '' ? undefined : read(`${term}${gloss}`, `${verb.toLowerCase()} ${aim}`, 1.3);
}

/** 'T, Y' behind 'với', 'nhờ', 'sử dụng': what T makes possible. */
function readGiven(body: string): Reading | undefined {
  const { link = '', term = '', rest = '' } = GIVEN.exec(withoutConnector(body))?.groups ?? {};
  const isPlace = /^(?:trong|đối với)$/iu.test(link);
  if (term === '' || /^(?:không|chưa)\s/iu.test(rest) || (isPlace && FIRST_PERSON.test(rest))) {
    return undefined;
  }
  return read(term, rest.replace(/^(?:chúng )?ta (?:có thể |sẽ )?/iu, ''), isPlace ? 0.6 : 1.3);
}

/** 'một T cho phép Y' within a sentence: the words since the last one that is no part of a name. */
function readObjects(body: string): (Reading | undefined)[] {
  return Array.from(body.matchAll(STRONG_PREDICATE), (match) => {
    const before = body.slice(0, match.index).trimEnd();
    const gloss = GLOSS.exec(before)?.[0] ?? '';
    const named = before.slice(0, before.length - gloss.length);
    const subject = nameBefore(named);
    // At the sentence's start it is the subject, which is read elsewhere.
    return subject === '' || subject.length === named.length
      ? undefined
      : read(subject + gloss, body.slice(match.index), worthOfPredicate(match[0]) - 0.5);
  });
}

function isNameWord(word: string): boolean {
  return /^[\p{L}\p{M}\p{N}’'-]+$/u.test(word) && !STOP_WORDS.has(foldWord(word));
}

function readAspect(body: string): Reading | undefined {
  const {
    aspect = '',
    term = '',
    link = '',
    rest = '',
  } = ASPECT.exec(withoutConnector(body))?.groups ?? {};
  return aspect === '' ? undefined : read(term, `${aspect.toLowerCase()} ${link} ${rest}`, 2);
}

function readApposition(body: string): Reading | undefined {
  const { term = '', gloss = '', rest = '' } = APPOSITION.exec(body)?.groups ?? {};
  const run = nameBefore(term);
  return rest === '' || run === ''
    ? undefined
    : read(run + gloss, rest.replace(/^tức(?: là)?\s/iu, ''), 2.5);
}

/** The words at the end that may be one name. */
function nameBefore(text: string): string {
  const run = text.trim().split(/\s/u);
  let from = run.length;
  while (from > 0 && run.length - from <= TERM_MAX_SYLLABLES && isNameWord(run[from - 1] ?? '')) {
    from -= 1;
  }
  return COMPOUND_START.test(run[from - 1] ?? '')
    ? ''
    : run.slice(from).join(' ').replace(LEADING_VERB, '');
}

function readNaming(body: string): Reading | undefined {
  const { what = '', term = '' } = NAMING.exec(body)?.groups ?? {};
  return what === '' || countSyllables(what) < 4 ? undefined : read(term, what, 2.5);
}

function read(subject: string, predicate: string, worth: number): Reading | undefined {
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
