import { compareLetters, toBare, toLetters } from './letters';
import type { Word } from './words';

/** Words that turn a meaning round, or count; as they are typed without marks. */
const EXACT = new Set(
  [
    'no not non nor none never neither nothing without cannot',
    'không chẳng chả chưa đừng vô bất phi',
    'zero one two three four five six seven eight nine ten eleven twelve hundred thousand',
    'first second third fourth fifth sixth seventh eighth ninth tenth once twice half double',
    'một hai ba bốn năm sáu bảy tám chín mười nhất nhì trăm nghìn',
  ]
    .join(' ')
    .split(' ')
    .map(toBare),
);
const COUNTS_OR_SIGNS = /[\p{N}\p{S}%#]/u;
const ACRONYM = /\p{Lu}.*\p{Lu}/u;
const ACRONYM_MAX = 6;

/** Whether every word that a typo must not touch is there: numbers, negations, DNA, the I of World War I. */
export function keepsExactWords(typed: readonly Word[], expected: readonly Word[]): boolean {
  const wanted = expected.filter((word) => isExact(word) || isAcronym(word));
  const found = typed.filter((word) => isExact(word) || wanted.some((one) => matches(word, one)));
  return (
    wanted.length === found.length &&
    wanted.every((word, place) => matches(found[place] as Word, word))
  );
}

function isExact({ folded }: Word): boolean {
  const bare = toBare(folded);
  return bare.length === 1 || COUNTS_OR_SIGNS.test(folded) || EXACT.has(bare);
}

function isAcronym({ written }: Word): boolean {
  return ACRONYM.test(written) && written.length <= ACRONYM_MAX;
}

function matches(typed: Word, expected: Word): boolean {
  const [letters, wanted] = [toLetters(typed.folded), toLetters(expected.folded)];
  return (
    letters.length === wanted.length &&
    letters.every((letter, place) => {
      const other = wanted[place];
      return other !== undefined && ['same', 'bare'].includes(compareLetters(letter, other));
    })
  );
}

const BEGINNINGS = [
  ...['', 'a', 'an', 'un', 'in', 'im', 'il', 'ir', 'non', 'dis', 'de', 'anti'],
  ...['hyper', 'hypo', 'inter', 'intra', 'endo', 'exo', 'ecto', 'meso', 'ab', 'ad', 'af', 'ef'],
  ...['macro', 'micro', 'pre', 'pro', 'sub', 'super', 'homo', 'hetero', 'mono', 'di', 'tri', 'bi'],
];
const ENDINGS = ['ate', 'ite', 'ide', 'ane', 'ene', 'yne', 'ose', 'ase'];
const STEM_MIN = 3;

/** A few letters that make another word on purpose: asexual, hypotension, nitrite, lactase. */
export function isOtherWord(typed: string, expected: string): boolean {
  const [one, other] = [toBare(typed), toBare(expected)];
  return (
    one !== other &&
    (listRests(one, BEGINNINGS, 'start').some((rest) =>
      listRests(other, BEGINNINGS, 'start').includes(rest),
    ) ||
      listRests(one, ENDINGS, 'end').some((rest) =>
        listRests(other, ENDINGS, 'end').includes(rest),
      ))
  );
}

function listRests(word: string, parts: readonly string[], side: 'start' | 'end'): string[] {
  return parts
    .filter((part) => (side === 'start' ? word.startsWith(part) : word.endsWith(part)))
    .map((part) =>
      side === 'start' ? word.slice(part.length) : word.slice(0, word.length - part.length),
    )
    .filter((rest) => rest.length >= STEM_MIN);
}
