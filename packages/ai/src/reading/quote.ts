import type { Source } from '@scholar/contract';

/** Longest quote that is kept beside a sentence or a card. */
const QUOTE_MAX = 1_000;

/** `text.slice(start, end)` as a source, cut at a word where it would be endless. */
export function quoteOf(text: string, start: number, end: number): Source {
  if (end - start <= QUOTE_MAX) {
    return { quote: text.slice(start, end), start, end };
  }
  const space = text.lastIndexOf(' ', start + QUOTE_MAX);
  const cut = space > start ? space : wholeCharacterEnd(text, start + QUOTE_MAX);
  return { quote: text.slice(start, cut), start, end: cut };
}

/** Never between the two halves of a character. */
function wholeCharacterEnd(text: string, at: number): number {
  const isInside = /[\uD800-\uDBFF]/.test(text[at - 1] ?? '');
  return isInside ? at - 1 : at;
}
