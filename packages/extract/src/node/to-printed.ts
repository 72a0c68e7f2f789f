import type { EmphasisedRun, ExtractedDocument } from '../extracted-document';

/** A document as another program reads it: what stands out as words, in the order of the text. */
export function toPrinted({ text, emphasis, pages, recognisedPages }: ExtractedDocument) {
  const wordsOf = (runs: EmphasisedRun[]) =>
    runs.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));
  return {
    text,
    headings: wordsOf(emphasis.filter(({ kind }) => kind === 'heading')),
    emphasis: wordsOf(emphasis.filter(({ kind }) => kind !== 'heading')),
    pages,
    recognisedPages,
  };
}
