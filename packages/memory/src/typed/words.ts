import { splitLetters } from './letters';

/** A word of an answer, without what is forgiven in silence. */
export type Word = {
  /** As it is written, in its letter case. */
  written: string;
  folded: string;
};

const APOSTROPHE = /['’ʼ`´]/gu;
const NOT = /n['’]t(?!\p{L})/giu;
const MINUS = /(?<![^\s(=])[-–−](?=\d)/gu;
const THOUSANDS = /(?<![\d.,])\d{1,3}([.,]\d{3})+(?![\d.,]*\d)/gu;
const DECIMAL_COMMA = /(?<=\d),(?=\d)/gu;
/** Signs without which it is something else: C#, 50%, 3.5. */
const IDLE_SIGN = /(?!(?<=\d)\.(?=\d))[^\P{P}%#]/gu;

/** Letter case, punctuation, the form of Unicode and the way to set a tone mark make no difference. */
export function toWords(text: string): Word[] {
  const plain = text
    .normalize('NFC')
    .replaceAll(NOT, ' not')
    .replaceAll(APOSTROPHE, '')
    .replaceAll(MINUS, '\u2212')
    .replaceAll(THOUSANDS, (number) => number.replaceAll(/[.,]/g, ''))
    .replaceAll(DECIMAL_COMMA, '.')
    .replaceAll(IDLE_SIGN, ' ')
    .trim();
  return plain === ''
    ? []
    : plain.split(/\s+/u).map((written) => ({ written, folded: foldSpelling(written) }));
}

const TONE = '[\\u0300\\u0301\\u0303\\u0309\\u0323]';
const OLD_TONE = new RegExp(`(?<=o)(${TONE})([ae])|(?<=u)(${TONE})(y)`, 'gu');
const LONG_I = new RegExp(`^([hklmst])[iy](${TONE})$`, 'u');

/** hòa is hoà and kĩ is kỹ: Vietnamese schools teach both. */
function foldSpelling(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(OLD_TONE, '$2$4$1$3')
    .replace(LONG_I, '$1y$2')
    .normalize('NFC');
}

const ARTICLES = new Set(['a', 'an', 'the']);
const CLASSIFIERS = new Set(['một', 'cái', 'con', 'chiếc', 'sự', 'các', 'những']);

/**
 * Without the words that only introduce others. 'Vitamin A' keeps its A, and 'sự kiện' its sự: before a single syllable
 * it is a part of the word.
 */
export function dropArticles(words: readonly Word[]): Word[] {
  const rest = words.length > 2 && CLASSIFIERS.has(words[0]?.folded ?? '') ? words.slice(1) : words;
  return rest.filter(
    ({ written, folded }, place) =>
      !ARTICLES.has(folded) ||
      place === rest.length - 1 ||
      (place > 0 && written !== written.toLowerCase()),
  );
}

/** The words as one, because spaces are forgiven, but not between numbers. */
export function joinWords(words: readonly Word[]): string {
  return words
    .map(({ folded }, place) => {
      const before = words[place - 1]?.folded ?? '';
      return /\d$/u.test(before) && /^\d/u.test(folded) ? ` ${folded}` : folded;
    })
    .join('');
}

export function countLetters(text: string): number {
  return splitLetters(text).length;
}
