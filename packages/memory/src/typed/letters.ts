/** A letter with the marks above and below it, comparable in any letter case. */
export type Letter = { base: string; marks: string };

const LETTER = /\P{M}\p{M}*/gu;
const STROKE = '\u0335';

/** The letters of a text as they are written, each with its marks. */
export function splitLetters(text: string): string[] {
  return text.normalize('NFC').match(LETTER) ?? [];
}

export function toLetters(text: string): Letter[] {
  return splitLetters(text).map(toLetter);
}

export function toLetter(written: string): Letter {
  const [base = '', ...marks] = written
    .toLowerCase()
    // Unicode takes the line through a đ for a part of the letter; whoever types a d left it out.
    .replaceAll('đ', `d${STROKE}`)
    .normalize('NFD');
  return { base, marks: marks.join('') };
}

/**
 * `bare`: the typed letter lacks marks of the expected one, as on a keyboard without them. `swapped`: it has others,
 * which make another word (má, mà).
 */
export type Likeness = 'same' | 'bare' | 'swapped' | 'different';

export function compareLetters(typed: Letter, expected: Letter): Likeness {
  if (typed.base !== expected.base) {
    return 'different';
  }
  if (typed.marks === expected.marks) {
    return 'same';
  }
  return [...typed.marks].every((mark) => expected.marks.includes(mark)) ? 'bare' : 'swapped';
}

/** As typed on a keyboard that has no marks. */
export function toBare(text: string): string {
  return toLetters(text)
    .map(({ base }) => base)
    .join('');
}

export function hasMarks(text: string): boolean {
  return toLetters(text).some(({ marks }) => marks !== '');
}
