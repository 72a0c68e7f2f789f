import type { Card } from '../engine';
import { type ScoredCard, SURE } from './choose-cards';

/** Below it a card is not shown at all. */
const WORTH_SHOWING = 0.4;
/** What a surer card counts for among those that are shown, and what the author's emphasis counts for. */
const WEIGHT = 10;
const EMPHASIS = 3;

type JudgedCard = { card: Card; confidence: number; isEmphasised?: boolean | undefined };

/** Those that are worth showing, in the order in which they are chosen from. */
export function rankCards(drafts: readonly JudgedCard[]): ScoredCard[] {
  return drafts
    .filter(({ confidence }) => confidence >= WORTH_SHOWING)
    .map(({ card, confidence, isEmphasised }) => ({
      card,
      confidence,
      score: WEIGHT * confidence + (isEmphasised ? EMPHASIS : 0),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.score - a.score);
}

/** Of two cards about one thing the surer stays, and of two sure ones what the text itself says it is. */
function rankOf({ card, confidence }: { card: Card; confidence: number }): number {
  if (confidence < SURE) {
    return 2;
  }
  return card.kind === 'cloze' ? 1 : 0;
}
