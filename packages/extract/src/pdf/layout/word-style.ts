import type { StyledRun } from './text-line';

/**
 * Letters that a font lacks come from another one, which may lack its weight or slope: a word is
 * in the style of most of its letters.
 */
export function evenOutWords<Word extends StyledRun & { glue: string }>(words: Word[]): Word[] {
  const evened: Word[] = [];
  for (let start = 0; start < words.length;) {
    let end = start + 1;
    while (end < words.length && words[end]?.glue === '') {
      end++;
    }
    const parts = words.slice(start, end);
    const lettered = parts.filter(hasLetters);
    const isBold = isMost(lettered, (part) => part.isBold);
    const isItalic = isMost(lettered, (part) => part.isItalic);
    evened.push(
      ...(end - start === 1
        ? parts
        : parts.map((part) => (hasLetters(part) ? { ...part, isBold, isItalic } : part))),
    );
    start = end;
  }
  return evened;
}

function hasLetters({ text }: StyledRun): boolean {
  return /\p{L}/u.test(text);
}

function isMost(parts: StyledRun[], has: (part: StyledRun) => boolean): boolean {
  const count = (some: StyledRun[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return 2 * count(parts.filter(has)) >= count(parts);
}
