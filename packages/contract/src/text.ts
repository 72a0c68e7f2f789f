import * as z from 'zod/mini';

/** Length as a person counts it: composed characters, not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** Size on the wire and in the database. The caller's text is well-formed, as every body is. */
export function countUtf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) {
      // Both halves of a surrogate pair count two: four bytes together.
      bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
    }
  }
  return bytes;
}

/** True when nothing would be seen: spaces, zero-width and control characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Z}\p{C}]/u.test(text);
}

/**
 * True for what turns, hides or ends a line: a name must not write the rest of a mail. The joiner and the tags
 * that emoji are made of stay.
 */
export function hasHiddenSigns(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/u.test(text);
}

/** Free text is stored in NFC, so that the same word typed on two keyboards is one word. */
export function text(message?: string) {
  return z.string(message).check(z.overwrite((value) => value.normalize('NFC')));
}
