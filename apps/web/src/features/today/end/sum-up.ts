import type { TodayCard } from '@scholar/contract';
import type { Answered } from '../queue/study-queue';

export type SummedUp = {
  /** Cards, not answers. */
  cards: number;
  minutes: number;
  /** Right the first time they came. */
  knew: number;
  /** Were new or being learnt, and now come back on another day. */
  learnt: TodayCard[];
  /** Had been learnt before, and were not remembered. */
  forgotten: TodayCard[];
};

const MINUTE_MS = 60_000;

/** What a sitting was good for. */
export function sumUp(answered: readonly Answered[]): SummedUp {
  const byCard = new Map<number, Answered[]>();
  for (const each of answered) {
    const { flashcardId } = each.before;
    byCard.set(flashcardId, [...(byCard.get(flashcardId) ?? []), each]);
  }
  const cards = [...byCard.values()].map((answers) => ({
    first: answers[0],
    answers,
    now: answers.at(-1)?.after,
  }));
  const spent = answered.reduce((sum, { review }) => sum + (review.milliseconds ?? 0), 0);
  return {
    cards: cards.length,
    minutes: Math.max(1, Math.round(spent / MINUTE_MS)),
    knew: cards.filter(({ first }) => first && isKnown(first)).length,
    learnt: cards.flatMap(({ first, now }) =>
      first?.before.state !== 'review' && now?.state === 'review' ? now : [],
    ),
    forgotten: cards.flatMap(({ answers, now }) => {
      const isForgotten = answers.some(
        ({ before, review }) => before.state === 'review' && review.rating === 'again',
      );
      return isForgotten && now ? now : [];
    }),
  };
}

/** Whoever comes back to a card that is being learnt has answered it before this sitting. */
function isKnown({ before, review }: Answered): boolean {
  return review.rating !== 'again' && (before.state === 'new' || before.state === 'review');
}
