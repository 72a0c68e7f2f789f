import type { Models } from '../models';
import type { Card, CardsDraft } from '../engine';
import type { ReadDocument } from '../reading/read-document';
import { chooseCards, type ScoredCard } from './choose-cards';
import { draftEmphasisedCards } from '../english/draft-cards';
import { draftStatements } from '../english/statements/draft-statements';
import { draftVietnameseCards } from '../vietnamese/cards/draft-cards';
import { findFault } from './gates';
import { findPairs, type PairShape } from './pairs/find-pairs';
import { createRepetitionFinder } from './repetition';

/** A text explains no more than about one term in so many words; the rest would be padding. */
const WORDS_PER_CARD = 10;
/** Set by hand after reading, not fitted: which cards are shown selected, and which come first. */
const PAIR_CONFIDENCE: Record<PairShape, number> = {
  question: 0.95,
  emphasised: 0.92,
  item: 0.85,
  row: 0.8,
  line: 0.75,
  listed: 0.75,
  headed: 0.7,
};
/** Below it a card is not shown at all. */
const WORTH_SHOWING = 0.5;
const WEIGHT = 10;
/** Words that are used more than all but so many others. */
const EVERYDAY_RANK = 4_000;

/** Cards that pass every check, spread over the document. */
export function makeCards(
  document: ReadDocument,
  { count, emphasis = [], models }: { count: number; emphasis?: readonly string[]; models: Models },
): CardsDraft {
  const { text, language } = document;
  const most = Math.max(emphasis.length, Math.ceil(document.tokens.count / WORDS_PER_CARD));
  const pairs = findPairs(document, { emphasis, isGeneral: createGeneralCheck(document, models) });
  const toTheLetter = new Set<Card>(pairs.map(({ card }) => card));
  const drafts = [
    ...pairs.map(({ card, shape }): ScoredCard => ({
      card,
      score: 0,
      confidence: PAIR_CONFIDENCE[shape],
      isEmphasised: true,
    })),
    ...draftProse(document, { count, emphasis, models }),
  ]
    .filter(({ confidence = 0 }) => confidence >= WORTH_SHOWING)
    .map((draft) => ({ ...draft, score: WEIGHT * (draft.confidence ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
  return chooseCards(document, drafts, {
    count: Math.min(count, Math.max(most, pairs.length)),
    language,
    faultOf: (card) => findFault(card, { text, language, isToTheLetter: toTheLetter.has(card) }),
    // Vietnamese drafts are cut at what defines them, and a statute defines many terms in one sentence.
    ...(language !== 'vi' && {
      isDuplicate: createRepetitionFinder((card) => toTheLetter.has(card)),
    }),
  });
}

/** A single word of everyday language names nothing by itself. */
function createGeneralCheck({ language }: ReadDocument, models: Models): (term: string) => boolean {
  if (language !== 'en') {
    return () => false;
  }
  const { rankOf } = models.lexicon();
  return (term) =>
    /^\p{Lu}?\p{Ll}+$/u.test(term) && (rankOf(term.toLowerCase()) ?? Infinity) < EVERYDAY_RANK;
}

function draftProse(
  document: ReadDocument,
  { count, emphasis, models }: { count: number; emphasis: readonly string[]; models: Models },
): ScoredCard[] {
  if (document.language === 'vi') {
    return draftVietnameseCards(document, emphasis, models.vietnamese());
  }
  const emphasised = draftEmphasisedCards(document, { count, emphasis, models });
  return document.language === 'en'
    ? [
        ...draftStatements(document, { emphasis, tag: models.tagger(), lexicon: models.lexicon() }),
        ...emphasised,
      ]
    : emphasised;
}
