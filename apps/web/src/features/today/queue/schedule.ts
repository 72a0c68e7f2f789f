import type { CardStatus, Review, TodayCard } from '@scholar/contract';
import { createScheduler, stretchIntervals, usualWay } from '@scholar/memory';

const scheduler = createScheduler();

/** The card as it is after an answer. The server does the same, and what it says counts. */
export function answerCard(card: TodayCard, review: Review): TodayCard {
  const { flashcardId, rating, mode, how = usualWay(mode), answeredAt, utcOffset } = review;
  const answer = { rating, mode, how, answeredAt, utcOffset };
  const memory = scheduler.answer(flashcardId, card, answer);
  return withNext({ ...card, ...memory }, review);
}

/** The card as the server knows it. */
export function adoptStatus(card: TodayCard, status: CardStatus, review: Review): TodayCard {
  const known = { ...card, ...status };
  return known.due === card.due && known.step === card.step ? known : withNext(known, review);
}

/** Goes through the answers that the server did not know when it described the card. */
export function replay(card: TodayCard, reviews: readonly Review[]): TodayCard {
  return reviews
    .filter(({ flashcardId }) => flashcardId === card.flashcardId)
    .toSorted((one, other) => (one.answeredAt < other.answeredAt ? -1 : 1))
    .reduce(
      (known, review) =>
        review.answeredAt > (known.reviewedAt ?? '') ? answerCard(known, review) : known,
      card,
    );
}

/** Whether the card comes back before the day is over. */
export function belongsToDay({ due }: TodayCard, dayEndsAt: string): boolean {
  return due === null || due < dayEndsAt;
}

function withNext(card: TodayCard, { answeredAt, utcOffset }: Review): TodayCard {
  const moment = { at: answeredAt, utcOffset };
  const next = scheduler.nextIntervals(card.flashcardId, card, moment);
  return { ...card, next: stretchIntervals(next, card.stretch) };
}
