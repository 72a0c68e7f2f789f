import { DEFAULT_MEMORY_SETTINGS, type ImportedCard, type PastReview } from '@scholar/contract';
import { createOffsets } from '@scholar/memory';
import { goOn, schedulerWith, toNewReview } from '../memory/take-reviews';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import type { ImportsStore } from './imports.ports';

type Repositories = Pick<
  RepositoriesOf<ImportsStore>,
  'memory' | 'memoryParameters' | 'memorySettings'
>;
export type AnsweredCard = { flashcardId: number; setId: number; reviews: PastReview[] };

/** The same for the same answer, however often it comes. */
export type ToReviewId = (answer: {
  owner: OwnerId;
  flashcardId: number;
  answeredAt: string;
}) => string;

/** Answers whose cards are looked at together. */
const REVIEWS_AT_ONCE = 100;
const MINUTE_MS = 60_000;

/** Each answer once: nobody answers a card twice in a millisecond. */
export function listPastReviews({ reviews = [] }: ImportedCard): PastReview[] {
  return [...new Map(reviews.toReversed().map((review) => [review.answeredAt, review])).values()];
}

/**
 * Puts answers from elsewhere into the log, and keeps what follows from them, as making it anew from the log would. The
 * cards are new: nothing is remembered of them yet. Elsewhere the student lived by the same clock as here.
 */
export async function addPastReviews(
  { memory, memoryParameters, memorySettings }: Repositories,
  owner: OwnerId,
  cards: readonly AnsweredCard[],
  { now, toReviewId, letOthersIn }: { now: Date; toReviewId: ToReviewId; letOthersIn: LetOthersIn },
) {
  const { timeZone } = (await memorySettings.find(owner)) ?? DEFAULT_MEMORY_SETTINGS;
  const offsetAt = createOffsets(timeZone ?? 'UTC');
  const scheduler = schedulerWith(await memoryParameters.findWeights(owner));
  let counted = 0;
  for (const batch of toBatches(cards)) {
    const added = batch.flatMap(({ flashcardId, setId, reviews }) =>
      reviews.map((review) => {
        const { answeredAt } = review;
        return toNewReview(
          {
            ...review,
            reviewId: toReviewId({ owner, flashcardId, answeredAt }),
            flashcardId,
            quizId: setId,
            mode: 'import',
            utcOffset: Math.round(offsetAt(Date.parse(answeredAt)) / MINUTE_MS),
          },
          { flashcardId, authorId: owner },
          now,
        );
      }),
    );
    const { next, recalls } = goOn(scheduler, [], added);
    await memory.addReviews(owner, added, recalls);
    await letOthersIn();
    await memory.keep(owner, next);
    await letOthersIn();
    counted += next.reduce((sum, { memory: { reps } }) => sum + reps, 0);
  }
  await memoryParameters.count(owner, counted, now);
}

export type LetOthersIn = () => Promise<unknown>;

function* toBatches(cards: readonly AnsweredCard[]): Generator<AnsweredCard[]> {
  let batch: AnsweredCard[] = [];
  let reviews = 0;
  for (const card of cards) {
    batch.push(card);
    reviews += card.reviews.length;
    if (reviews >= REVIEWS_AT_ONCE) {
      yield batch;
      [batch, reviews] = [[], 0];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}
