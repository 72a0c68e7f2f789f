/** Control characters and half characters: no text that was written to be read has them. */
const UNREADABLE = /[^\P{Cc}\s]|\p{Cs}/u;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/i;
/** A semicolon between two words is prose, any other one code; mathematics have the rest of the signs. */
const CODE_ONLY = /[{}]|(?<!\p{L});|;(?!\s+\p{L})/u;
const CODE_SIGN = /[{}=<>;]/g;
const CODE_SIGNS_MAX = 2;

export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** Markup or a piece of a program. */
export function isCode(text: string): boolean {
  return (
    TAG.test(text) ||
    (CODE_ONLY.test(text) && (text.match(CODE_SIGN)?.length ?? 0) > CODE_SIGNS_MAX) ||
    text.split('{').length !== text.split('}').length
  );
}
