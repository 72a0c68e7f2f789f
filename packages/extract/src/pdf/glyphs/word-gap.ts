/** In parts of the font's size: a wider gap parts two words. TeX never sets a space under 0.2. */
const WORD_GAP = 0.12;
/** After a full stop a capital letter is drawn close, into the space that belongs there. */
const SENTENCE_GAP = 0.05;

const STOPS = new Set(['.', ',', ';', ':', '!', '?', '”', '’', ')']);

/** Whether two letters without a drawn space between them belong to different words. */
export function isWordGap(gap: number, before: string, after: string): boolean {
  if (gap > WORD_GAP) {
    return true;
  }
  return gap > SENTENCE_GAP && STOPS.has(before.slice(-1)) && /^\p{Lu}/u.test(after);
}
