const INDENT = '  ';
const LETTERS = 26;
export const LEVELS_MAX = 8;

/** The indent of an item that is inside of others. */
export function indentOf(level: number): string {
  return INDENT.repeat(Math.min(Math.max(0, level), LEVELS_MAX));
}

/** What stands before an item: how far it is inside of others, and its bullet or number. */
export function leadOf(level: number, sign = '•'): string {
  return `${indentOf(level)}${sign} `;
}

/** The 27th letter is 'a' again. */
export function toLetter(number: number, isCapital: boolean): string {
  const letter = String.fromCharCode(97 + ((number - 1) % LETTERS));
  return isCapital ? letter.toUpperCase() : letter;
}
