import type { TaggedWord } from '../words/read-words';
import { nameStartingAt } from './find-names';
import {
  isNameGloss,
  readStatement,
  type Reading,
  withoutConnector,
  withoutIntroduction,
} from './statement';
import { plainSentence, type PlainSentence } from './plain-sentence';
import { anyOf } from '../word-lists';

/** 'Y (còn) được gọi là T', 'một Y có tên là T'. */
const NAMED =
  /[\s,]+(?:(?:hay|còn|thường|cũng|đôi khi|vốn|nên|và|mà|có thể|hoặc|lần lượt)\s)*(?:được\s)?(?:gọi(?:\s(?:ngắn gọn|chung|tắt|đơn giản|tên))?|có tên(?: gọi)?|biết đến với tên(?: gọi)?|viết tắt)\slà\s(?:là\s)?/giu;
/** 'Ta gọi Y là T', 'ta có thể hiểu T là Y'. */
const CALLED =
  /(?<![\p{L}])(?:ta|chúng ta|chúng tôi|người ta|họ|bạn)\s(?:(?:sẽ|có thể|thường|cũng|còn)\s)*gọi\s(?<what>[^,;:]{2,200}?)\slà\s/iu;
const REGARDED =
  /(?<![\p{L}])(?:ta|chúng ta|bạn)\s(?:(?:sẽ|có thể|thường|cũng|còn)\s)*(?:hiểu|xem|coi|diễn giải|định nghĩa)\s(?<term>[^,;:]{2,60}?)\s(?:đơn giản\s)?(?:như là|như|là)\s(?<what>.+)$/iu;
/** What was said in the sentence before. */
const BACKWARDS =
  /^(?:(?:các|những|cả|toàn bộ|hai|ba)\s)?(?:\p{L}+\s){0,4}(?:này|đó|trên|như vậy|ấy)$|^(?:đây|đó|chúng|nó|điều (?:này|đó))$/iu;
const GENERAL_THING = new RegExp(`^(?:${anyOf('general-things')})$`, 'iu');
const SPEAKER = new RegExp(
  `^(?:ta|chúng ta|chúng tôi|bạn)\\s(?:(?:sẽ|có thể|thường|cũng|còn|cần|phải|đã)\\s)*(?:${anyOf('verbs/of-the-author')})\\s(?=\\p{Ll})`,
  'iu',
);
const NO_STATEMENT = new RegExp(`^(?:${anyOf('beginnings-without-statement')})(?!\\p{L})`, 'iu');
/** 'Mục này cung cấp một Y được gọi là T': only Y was named. */
const WHOLE_CLAUSE = new RegExp(
  `^.*\\s(?:${anyOf('verbs/that-introduce')})\\s(?=(?:.*\\s)?(?:một|các|những)\\s)`,
  'iu',
);
const WHOLE_SHARE = 0.85;
const STATEMENT = { min: 7, max: 40 };
const WORTH = { here: 2.5, before: 2, regarded: 2.5 };

/** A name that is given to something; `isOfBefore` where the sentence before tells what it is. */
export type Naming = { reading: Reading | undefined; isOfBefore: boolean };

export function readNamings(
  plain: PlainSentence,
  words: readonly TaggedWord[],
  before: string,
): Naming[] {
  return [
    ...Array.from(plain.body.matchAll(NAMED), (match) =>
      readNamed(plain, words, {
        what: lastClause(plain.body.slice(0, match.index)),
        place: match.index + match[0].length,
        before,
      }),
    ),
    readCalled(plain, words, before),
    { reading: readRegarded(plain, words), isOfBefore: false },
  ];
}

function readNamed(
  { body, glossAt }: PlainSentence,
  words: readonly TaggedWord[],
  { what, place, before }: { what: string; place: number; before: string },
): Naming {
  const name = nameStartingAt(words, place, (end) => isNameGloss(glossAt(end)));
  const end = words[(name?.to ?? 0) - 1]?.end ?? 0;
  const subject = name ? body.slice(words[name.from]?.start, end) : '';
  const isOfBefore = BACKWARDS.test(what);
  const statement = isOfBefore ? wholeStatement(before, what) : withoutSpeaker(what);
  const reading =
    subject === '' || statement === ''
      ? undefined
      : readStatement({
          subject,
          gloss: glossAt(end),
          predicate: statement,
          worth: isOfBefore ? WORTH.before : WORTH.here,
        });
  // A clause that had to be cut does not say what was named.
  const isWhole = reading && reading.definition.length > statement.length * WHOLE_SHARE;
  return { isOfBefore, reading: isWhole ? reading : undefined };
}

function readCalled(plain: PlainSentence, words: readonly TaggedWord[], before: string): Naming {
  const match = CALLED.exec(plain.body);
  const what = match?.groups?.['what'] ?? '';
  return match
    ? readNamed(plain, words, { what, place: match.index + match[0].length, before })
    : { reading: undefined, isOfBefore: false };
}

function readRegarded(
  { body, glossAt }: PlainSentence,
  words: readonly TaggedWord[],
): Reading | undefined {
  const match = REGARDED.exec(body);
  const { term = '', what = '' } = match?.groups ?? {};
  const at = match ? body.indexOf(term, match.index) : -1;
  const name = match && nameStartingAt(words, at, (end) => end === at + term.length);
  const end = words[(name?.to ?? 0) - 1]?.end ?? 0;
  return name && end === at + term.length
    ? readStatement({ subject: term, gloss: glossAt(end), predicate: what, worth: WORTH.regarded })
    : undefined;
}

/** The clause that ends here, without what leads to it. */
function lastClause(text: string): string {
  const clauses = withoutIntroduction(text).split(/[,;:]\s(?:và\s)?|\srằng\s/u);
  return withoutConnector(clauses.at(-1)?.trim() ?? '').trim();
}

/** 'Ta ghi lại độ dài của câu, được gọi là …': what was named is what the verb is about. */
function withoutSpeaker(clause: string): string {
  const what = clause.replace(SPEAKER, '').replace(WHOLE_CLAUSE, '');
  return NO_STATEMENT.test(what) || /^(?:tôi|trên|trong|cái|thứ)(?!\p{L})/iu.test(what) ? '' : what;
}

/** The sentence before, where it may stand alone on a card and speaks of the same thing. */
function wholeStatement(sentence: string, what: string): string {
  const { body } = plainSentence(sentence);
  const statement = withoutConnector(body);
  const syllables = statement.split(/\s+/u).length;
  const thing = what.replace(/^(?:các|những|cả|toàn bộ|hai|ba)\s/iu, '').replace(/\s\p{L}+$/u, '');
  const isNamed = GENERAL_THING.test(thing) || body.toLowerCase().includes(thing.toLowerCase());
  return !isNamed ||
    syllables < STATEMENT.min ||
    syllables > STATEMENT.max ||
    NO_STATEMENT.test(statement)
    ? ''
    : statement;
}
