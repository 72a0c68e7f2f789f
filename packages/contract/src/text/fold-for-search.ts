/** Letters that Unicode does not take apart into a plain letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Lower-casing picks one of the two by the place in the word, which a part of a word does not have.
  ς: 'σ',
};
const UNUSUAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
/** Accents only: the vowel signs of other scripts are marks too, but stand for sounds of their own. */
const ACCENTS = /[\u0300-\u036f]/g;

/** What a search compares: 'Sinh học' and 'sinh hoc' are the same. Stored and typed texts go through it alike. */
export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(UNUSUAL_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}
