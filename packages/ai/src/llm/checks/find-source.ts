import type { Source } from '@scholar/contract';
import { quoteOf } from '../../reading/quote';
import type { ReadDocument } from '../../reading/read-document';
import type { Chunk } from '../chunks';
import { isStudyPlace, withoutMarks } from '../passage';
import { createQuoteFinder } from './locate-quote';
import { widenQuote } from './widen-quote';

/** Finds the sentences that a model quotes from a part of the text; `undefined` where there are none to cite. */
export function createSourceFinder(
  document: ReadDocument,
  chunk: Chunk,
): (quote: string) => Source | undefined {
  // The model was shown the text without its markup, which is as long.
  const findQuote = createQuoteFinder(document.plain, chunk);
  return (quote) => {
    const found = findQuote(withoutMarks(quote));
    const place = found && widenQuote(document, found);
    return place && isStudyPlace(document, place)
      ? quoteOf(document.text, place.start, place.end)
      : undefined;
  };
}
