import { SURE } from '../cards/choose-cards';
import { createSignsReader, type Signs } from '../cards/confidence';
import type { DropReason } from '@scholar/contract';
import { findFault } from '../cards/gates';
import { draftPairs } from '../cards/pairs/draft-pairs';
import type { Card } from '../engine';
import type { ReadDocument } from '../reading/read-document';

/** What is known without any model, to read pairs by. */
export type PairKnowledge = {
  isEveryday: (word: string) => boolean;
  confidence: () => (signs: Signs) => number;
};

export type OwnPair = { card: Card; confidence: number; isSure: boolean };

/** The pairs that the document makes itself, to the letter: nobody has to be asked for them. */
export function readOwnPairs(
  document: ReadDocument,
  emphasis: readonly string[],
  { isEveryday, confidence }: PairKnowledge,
): { pairs: OwnPair[]; faultOf: (card: Card) => DropReason | undefined } {
  const { text, language } = document;
  const confidenceOf = confidence();
  const signsOf = createSignsReader(document);
  const faultOf = (card: Card) => findFault(card, { text, language, isToTheLetter: true });
  const pairs = draftPairs(document, { emphasis, isEveryday }).map((draft) => {
    const confident = confidenceOf(signsOf(draft));
    return {
      card: draft.card,
      confidence: confident,
      isSure: confident >= SURE && faultOf(draft.card) === undefined,
    };
  });
  return { pairs, faultOf };
}
