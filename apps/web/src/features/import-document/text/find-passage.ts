import type { Source } from '@scholar/contract';

export type Passage = { start: number; end: number };

/** Where a quote stands in the text now; of several places, the one nearest to the old one. */
export function findPassage(text: string, { quote, start, end }: Source): Passage | undefined {
  if (quote === '') {
    return undefined;
  }
  if (text.slice(start, end) === quote) {
    return { start, end };
  }
  const before = text.lastIndexOf(quote, start);
  const after = text.indexOf(quote, start);
  const isBeforeNearer = after === -1 || (before !== -1 && start - before < after - start);
  const found = isBeforeNearer ? before : after;
  return found === -1 ? undefined : { start: found, end: found + quote.length };
}

/** Counted as a reader counts: paragraphs, or lines where the text has no empty ones. */
export function paragraphOf(text: string, at: number): number {
  const gap = /\n\s*\n/.test(text) ? /\n\s*\n/g : /\n+/g;
  return (text.slice(0, at).trimStart().match(gap) ?? []).length + 1;
}
