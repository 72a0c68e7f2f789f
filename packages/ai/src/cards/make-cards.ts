import type { Models } from '../models';
import type { CardsDraft } from '../engine';
import type { ReadDocument } from '../reading/read-document';
import { chooseCards } from './choose-cards';
import { draftEnglishCards } from '../english/draft-cards';
import { draftVietnameseCards } from '../vietnamese/cards/draft-cards';
import { findFault } from './gates';
import { createRepetitionFinder } from './repetition';

/** A text explains no more than about one term in so many words; the rest would be padding. */
const WORDS_PER_CARD = 10;

/** Cards that pass every check, spread over the document. */
export function makeCards(
  document: ReadDocument,
  { count, emphasis = [], models }: { count: number; emphasis?: readonly string[]; models: Models },
): CardsDraft {
  const { text, language } = document;
  const most = Math.max(emphasis.length, Math.ceil(document.tokens.count / WORDS_PER_CARD));
  const drafts =
    language === 'vi'
      ? draftVietnameseCards(document, emphasis, models.vietnamese())
      : draftEnglishCards(document, { count, emphasis, models });
  const emphasised = new Set(
    drafts.filter(({ isEmphasised }) => isEmphasised).map(({ card }) => card),
  );
  return chooseCards(document, drafts, {
    count: Math.min(count, most),
    language,
    faultOf: (card) => findFault(card, { text, language }),
    // Vietnamese drafts are cut at what defines them, and a statute defines many terms in one sentence.
    ...(language !== 'vi' && {
      isDuplicate: createRepetitionFinder((card) => emphasised.has(card)),
    }),
  });
}
