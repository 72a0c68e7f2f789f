import * as z from 'zod/mini';
import { MESSAGES } from '../wire/messages';

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
 * True for characters that turn, hide or end a line, because a name must not change the mail around it. The joiner and the tags
 * that emoji are made of stay.
 */
export function hasHiddenSigns(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/u.test(text);
}

/** More than any script puts on one letter. Putting them in order takes time with the square of their number. */
export const MARKS_MAX = 30;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MARKS_MAX + 1}}`, 'u');
/** The most UTF-16 units that a composed character can have. */
const UNITS_PER_CHARACTER = 4;

type TextRule = {
  /** In characters or bytes, whichever the exact check behind this one counts. */
  max: number;
  /** Said when it is no text. */
  message?: string;
  tooLong?: string | undefined;
};

/**
 * Every text of a request starts with this: what is far too long, or would take long to be put in order, is
 * refused before anything else looks at it. The exact limit is the field's to check.
 */
export function boundedText({ max, message, tooLong = message }: TextRule) {
  return z.string(message).check(
    z.refine((typed) => typed.length <= UNITS_PER_CHARACTER * max, {
      ...(tooLong !== undefined && { error: tooLong }),
      abort: true,
    }),
    z.refine((typed) => !TOO_MANY_MARKS.test(typed), {
      error: MESSAGES.tooManyMarks,
      abort: true,
    }),
  );
}

/** Free text is stored in NFC, so that the same word typed on two keyboards is one word. */
export function text(rule: TextRule) {
  return boundedText(rule).check(z.overwrite((value) => value.normalize('NFC')));
}
