const LOOKS_LIKE_AN_ADDRESS = /:\/\/|www[.．。｡]|[\p{L}\p{N}][.．。｡]\p{L}{2,}/iu;
const QUOTES = /["“”„‟«»＂]/gu;

/**
 * A name that somebody chose, for a mail to a stranger: mail programs make links of what looks like an address,
 * and a closing quote would let it go on as if Scholar had written the rest.
 */
export function toMailName(name: string, neutral: string): string {
  return LOOKS_LIKE_AN_ADDRESS.test(name) ? neutral : name.replaceAll(QUOTES, "'");
}
