/** Ligatures, and the joined shapes of Arabic letters: compatibility forms of plain letters. */
const JOINED_FORMS = /[\u0132\u0133\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]+/g;
/** Bullets of Symbol and Wingdings arrive in the private area; the rest there means nothing. */
const PRIVATE_BULLETS = /[\uf020-\uf0ff]/g;
const PRIVATE = /[\ue000-\uf8ff]/g;
/** Control characters other than a tab, and marks without width. */
const CONTROLS = /[^\P{Cc}\t]|[\u200b\u2060\ufeff\ufffd]/gu;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** Nothing to do for text without any of these. */
const UNUSUAL =
  /[\p{Cc}\p{Co}\p{Mn}\u00a0\u0132\u0133\u2000-\u200b\u202f\u205f\u2060\u3000\ufb00-\ufdff\ufe70-\ufeff\ufffd]/u;

/** Text as a person would type it: plain letters, plain spaces, composed accents. */
export function cleanCharacters(text: string): string {
  if (!UNUSUAL.test(text)) {
    return text;
  }
  return text
    .replace(JOINED_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(PRIVATE_BULLETS, '•')
    .replace(PRIVATE, '')
    .replace(SPACES, ' ')
    .replace(CONTROLS, '')
    .normalize('NFC');
}

export function isUnreadable(text: string): boolean {
  return /[\p{Co}\p{Cc}\ufffd]/u.test(text);
}
