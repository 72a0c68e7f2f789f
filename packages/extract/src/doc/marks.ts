/** Characters with a meaning of their own in Word's text. */
export const MARKS = {
  cellEnd: 0x07,
  lineBreak: 0x0b,
  pageBreak: 0x0c,
  paragraphEnd: 0x0d,
  columnBreak: 0x0e,
  fieldBegin: 0x13,
  fieldSeparator: 0x14,
  fieldEnd: 0x15,
  hyphen: 0x1e,
} as const;

const FIRST_LETTER = 0x20;
const TAB = 0x09;

export function isMark(code: number): boolean {
  return code < FIRST_LETTER && code !== TAB;
}
