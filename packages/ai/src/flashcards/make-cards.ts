import type { Models } from '../embedded/models';
import type { CardsDraft } from '../engine';
import type { ReadDocument } from '../text/read-document';
import { chooseCards } from './choose-cards';
import { draftEnglishCards } from './draft-english';
import { draftVietnameseCards } from './draft-vietnamese';
import { findFault } from './gates';

/** Cards that pass every check, spread over the document. */
export function makeCards(
  document: ReadDocument,
  { count, emphasis = [], models }: { count: number; emphasis?: readonly string[]; models: Models },
): CardsDraft {
  const { text, language } = document;
  const drafts =
    language === 'vi'
      ? draftVietnameseCards(document, emphasis)
      : draftEnglishCards(document, { count, emphasis, models });
  return chooseCards(document, drafts, {
    count,
    language,
    faultOf: (card) => findFault(card, { text, language }),
  });
}
