import { anyOf, wordSet } from '../word-lists';

const NOT_IN_TERM = wordSet('never-in-terms');
const NOT_IN_TRANSLATED = wordSet('never-in-translated-terms');
const NOT_AT_START_OF_TRANSLATED = wordSet('never-begin-translated-terms');
const NOT_AT_EDGE = wordSet('not-at-edge-of-terms');
/** 'lúa nước ở', 'nhà ở' are terms, 'khung trong' is a piece; only these may end one. */
const MAY_END = new Set(['ở', 'trong', 'ngoài', 'năm', 'từ']);
const EVERYDAY = wordSet('everyday-nouns');
const PASSING = new RegExp(
  `\\s(?:${anyOf('ends-of-passing-names')}|thứ \\S+|(?<!thống )nhất)$`,
  'iu',
);
const NO_NAME = new RegExp(
  `^(?:${anyOf('beginnings-without-name')}|điều(?! (?:kiện|hòa|chuẩn|khiển|tra|ước|lệ))|\\d+)(?=\\s|$)`,
  'iu',
);

/** Whether the words, folded, can be the name of something a card may ask for. */
export function isNoun(words: readonly string[]): boolean {
  const phrase = words.join(' ');
  const last = words.at(-1) ?? '';
  return (
    words.length > 0 &&
    !words.some((word) => NOT_IN_TERM.has(word)) &&
    !NOT_AT_EDGE.has(words[0] ?? '') &&
    (!NOT_AT_EDGE.has(last) || (words.length <= 3 && MAY_END.has(last))) &&
    !EVERYDAY.has(phrase) &&
    !PASSING.test(phrase) &&
    !NO_NAME.test(phrase)
  );
}

/** The same where the text gives the name in another language: then nearly anything is one. */
export function isTranslatedNoun(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    !words.some((word) => NOT_IN_TRANSLATED.has(word)) &&
    !NOT_AT_START_OF_TRANSLATED.has(words[0] ?? '') &&
    !EVERYDAY.has(words.join(' '))
  );
}
