/** Control characters and half characters: no text that was written to be read has them. */
const UNREADABLE = /[^\P{Cc}\s]|\p{Cs}/u;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/i;
/** A semicolon between two words is prose, any other one code. */
const CODE_SIGN = /[{}=<>]|(?<!\p{L});|;(?!\s+\p{L})/gu;
/** 'for x = 2 and y = 3' is prose still. */
const CODE_SIGNS_MAX = 2;

export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** Markup or a piece of a program. */
export function isCode(text: string): boolean {
  return (
    TAG.test(text) ||
    (text.match(CODE_SIGN)?.length ?? 0) > CODE_SIGNS_MAX ||
    text.split('{').length !== text.split('}').length
  );
}
