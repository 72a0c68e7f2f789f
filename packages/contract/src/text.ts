import * as z from 'zod/mini';

/** Length as a person counts it: composed characters, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** True when nothing would be seen: spaces, zero-width and control characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Z}\p{C}]/u.test(text);
}

/** Free text is stored in NFC, so that the same word typed on two keyboards is one word. */
export function text(message?: string) {
  return z.string(message).check(z.overwrite((value) => value.normalize('NFC')));
}
