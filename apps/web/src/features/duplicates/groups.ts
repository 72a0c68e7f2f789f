import { foldForSearch, type JoinedCards, MANY_MAX, type RepeatedCard } from '@scholar/contract';

/** Nothing but the spelling tells their answers apart. */
export function haveSameAnswer(cards: readonly RepeatedCard[]): boolean {
  return new Set(cards.map(({ answer }) => foldForSearch(answer.trim()))).size === 1;
}

export function keepOf(cards: readonly RepeatedCard[], flashcardId: number): JoinedCards {
  return {
    flashcardId,
    others: cards.map((card) => card.flashcardId).filter((id) => id !== flashcardId),
  };
}

/** The oldest of every group where there is nothing to decide, as many as one call takes. */
export function keepOldest(groups: readonly RepeatedCard[][]): JoinedCards[] {
  const kept: JoinedCards[] = [];
  let count = 0;
  for (const cards of groups) {
    const [oldest] = cards;
    if (oldest && haveSameAnswer(cards) && count + cards.length <= MANY_MAX) {
      count += cards.length;
      kept.push(keepOf(cards, oldest.flashcardId));
    }
  }
  return kept;
}
