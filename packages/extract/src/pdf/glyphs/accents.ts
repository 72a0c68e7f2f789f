/** Accents that old fonts draw as a letter of their own, over the letter before or after. */
const COMBINING_OF: Record<string, string> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '^': '\u0302',
  '\u02dc': '\u0303',
  '~': '\u0303',
  '\u00af': '\u0304',
  '\u02c9': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
};
/** A dotless letter carries its accent in place of the dot. */
const DOTTED: Record<string, string> = { '\u0131': 'i', '\u0237': 'j' };

/** Quick, and never wrong with a no: asked for every letter of a document. */
export function mayBeAccent(text: string): boolean {
  const code = text.charCodeAt(0);
  return code === 0x5e || code === 0x60 || (code >= 0x7e && code < 0x370);
}

export function isSpacingAccent(text: string): boolean {
  return Object.hasOwn(COMBINING_OF, text);
}

export function isCombining(text: string): boolean {
  return /^[\u0300-\u036f]+$/.test(text);
}

/** The letter with its accent, or nothing where the two do not make one letter. */
export function composeAccent(letter: string, accent: string): string | undefined {
  const mark = COMBINING_OF[accent] ?? accent;
  const composed = `${DOTTED[letter] ?? letter}${mark}`.normalize('NFC');
  const isOneLetter = /^\p{L}\p{M}*$/u.test(composed);
  return isOneLetter && (isCombining(accent) || [...composed].length === 1) ? composed : undefined;
}
