/** Control characters and half characters: no text that was written to be read has them. */
const UNREADABLE = /[^\P{Cc}\s]|\p{Cs}/u;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/i;
/** Formulas have braces too: '\mathbf{x}', 'x_{ij}'. */
const FORMULA = /\\[a-z]+|[_^]\{/i;
/** A brace, or a semicolon that ends a statement; prose has them between its parts. */
const CODE_ONLY = /[{}]|;\s*(?:$|\n)|=\s*[^\s;]+;/;
const CODE_SIGN = /[{}=<>;]/g;
const CODE_SIGNS_MAX = 2;

export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** Markup or a piece of a program. */
export function isCode(text: string): boolean {
  if (TAG.test(text)) {
    return true;
  }
  if (FORMULA.test(text) || !CODE_ONLY.test(text)) {
    return false;
  }
  const signs = text.match(CODE_SIGN)?.length ?? 0;
  return signs > CODE_SIGNS_MAX || text.split('{').length !== text.split('}').length;
}
