import type { CardStatus, Review, Today, TodayCard } from '@scholar/contract';
import { createScheduler, type Scheduler, stretchIntervals, usualWay } from '@scholar/memory';

type Weights = Today['weights'];

const GENERAL = createScheduler();
const schedulers = new WeakMap<readonly number[], Scheduler>();

/** The card as it is after an answer. The server does the same, and what it says counts. */
export function answerCard(card: TodayCard, review: Review, weights: Weights): TodayCard {
  const { flashcardId, rating, mode, how = usualWay(mode), answeredAt, utcOffset } = review;
  const answer = { rating, mode, how, answeredAt, utcOffset };
  const memory = schedulerWith(weights).answer(flashcardId, card, answer);
  return withNext({ ...card, ...memory }, review, weights);
}

/** The card as the server knows it. */
export function adoptStatus(
  card: TodayCard,
  status: CardStatus,
  review: Review,
  weights: Weights,
): TodayCard {
  const known = { ...card, ...status };
  return known.due === card.due && known.step === card.step
    ? known
    : withNext(known, review, weights);
}

/** Goes through the answers that the server did not know when it described the card. */
export function replay(card: TodayCard, reviews: readonly Review[], weights: Weights): TodayCard {
  return reviews
    .filter(({ flashcardId }) => flashcardId === card.flashcardId)
    .toSorted((one, other) => (one.answeredAt < other.answeredAt ? -1 : 1))
    .reduce(
      (known, review) =>
        review.answeredAt > (known.reviewedAt ?? '') ? answerCard(known, review, weights) : known,
      card,
    );
}

/** Whether the card comes back before the day is over. */
export function belongsToDay({ due }: TodayCard, dayEndsAt: string): boolean {
  return due === null || due < dayEndsAt;
}

function withNext(card: TodayCard, review: Review, weights: Weights): TodayCard {
  const { answeredAt, utcOffset } = review;
  const moment = { at: answeredAt, utcOffset };
  const next = schedulerWith(weights).nextIntervals(card.flashcardId, card, moment);
  return { ...card, next: stretchIntervals(next, card.stretch) };
}

/** With the student's own parameters, or the general ones. */
function schedulerWith(weights: Weights): Scheduler {
  if (!weights) {
    return GENERAL;
  }
  const scheduler = schedulers.get(weights) ?? createScheduler({ weights });
  schedulers.set(weights, scheduler);
  return scheduler;
}
