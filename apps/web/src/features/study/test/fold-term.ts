const CLOSING_MARKS = /[\s.,;:!?…]+$/u;

/**
 * How terms and definitions are compared: letter case, spacing and a closing mark make no other
 * term. Accents do: má and mà are two words.
 */
export function foldTerm(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return folded.replace(CLOSING_MARKS, '') || folded;
}
