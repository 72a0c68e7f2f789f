import { isStrongPassword } from '@scholar/contract';
import { FAVOURITES, LIKED, NAMES, SPELLINGS, VIETNAMESE, WALKS, WORDS } from './words';

const LINE_LENGTH = 320;

/** What a person adds when a form asks for a digit, then when it asks for a sign as well. */
const FEW_ENDINGS = ['1', '12', '123', '1234', '@123'];
const SOME_ENDINGS = [
  ...FEW_ENDINGS,
  ...['2', '7', '11', '12345', '123456', '!1', '1!', '123!', '@1', '@1234', '2024', '2025'],
];
const MANY_ENDINGS = [
  ...SOME_ENDINGS,
  ...['01', '10', '21', '22', '23', '69', '99', '007', '100', '111', '321', '666', '777', '789'],
  ...['1122', '112233', '123123', '102030', '1234567', '12345678', '123456789', '1234567890'],
  ...['2020', '2021', '2022', '2023', '2026', '@2024', '@2025', '2024!', '2025!', '12!', '1234!'],
  ...['@12', '@12345', '@123456', '@1234567', '@123456789', '1@', '123@', '1234@', '123456@'],
  ...['#1', '#123', '123#', '1?', '123?', '_123', '.123'],
];
/** Long counts and numbers of luck are what Vietnamese students add. */
const VIETNAMESE_ENDINGS = [...FEW_ENDINGS, '12345', '123456', '99', '68', '79'];

/** Every password of the list in lower case, each with a spelling that satisfies the password rule. */
export function makeCommonPasswords(): string[] {
  const candidates = [
    ...WALKS,
    ...SPELLINGS,
    ...combine(FAVOURITES, MANY_ENDINGS),
    ...combine([...LIKED, ...SPELLINGS], SOME_ENDINGS),
    ...combine([...WORDS, ...NAMES], FEW_ENDINGS),
    ...combine(VIETNAMESE, VIETNAMESE_ENDINGS),
  ];
  return [...new Set(candidates)].filter(canBeStrong).toSorted();
}

/** The file of the contract that holds the list: plain text, because it compresses best that way. */
export function renderCommonPasswords(passwords: string[]): string {
  const lines: string[] = [];
  for (const password of passwords) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + password.length < LINE_LENGTH) {
      lines[lines.length - 1] = `${line} ${password}`;
    } else {
      lines.push(password);
    }
  }
  return [
    '// Made by `npm run passwords` from scripts/common-passwords. Do not edit.',
    'export const COMMON_PASSWORDS = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}

function combine(words: string[], endings: string[]): string[] {
  return words.flatMap((word) => endings.map((ending) => word + ending));
}

function canBeStrong(password: string): boolean {
  return isStrongPassword(password.replace(/[a-z]/, (letter) => letter.toUpperCase()));
}
