import { IMPORT_MAX } from '@scholar/contract';
import { recognisePairs } from '@scholar/extract';
import { type Batch, toBatch } from '../../flashcards/public';
import type { SourceDocument } from '../../import-document/public';

/** The cards of a text file that is nothing but a list of pairs, to the letter; `undefined` of any other file. */
export function findOwnPairs(source: SourceDocument): Batch | undefined {
  const list = source.file?.name.toLowerCase().endsWith('.txt')
    ? recognisePairs(source.text)
    : undefined;
  if (!list || list.skippedLines.length > 0 || list.rows.length > IMPORT_MAX.cards) {
    return undefined;
  }
  const keywords = list.rows.map(({ question, answer }) => ({
    term: question,
    definition: answer,
  }));
  const asked = keywords.length;
  return {
    ...toBatch({ flashcards: { keywords } }, { asked, offset: 0, source }),
    uncounted: null,
  };
}
